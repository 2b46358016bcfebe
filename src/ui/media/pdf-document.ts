import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { PageSize } from './pdf-layout.ts';
import {
  type BegunSource,
  bytesOf,
  knownBytes,
  type PdfSource,
  pieceBytes,
  SourceFailure,
  sourceOf,
} from './pdf-source.ts';

// The legacy build runs in browsers of recent years; the plain one needs those of recent months.
GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** What a page may need besides the file: decoders for scanned pictures, and two fonts that no system has. */
const parts: Readonly<Record<string, URL>> = {
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
};

/** Gives pdf.js these files under the names of the build. */
class PartsFactory {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = parts[filename];
    const response = address === undefined ? undefined : await fetch(address);
    if (!response?.ok) throw new Error(`No ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Gives pdf.js the bytes it asks for, from those already loaded or from the file's address. */
class PdfTransport extends PDFDataRangeTransport {
  constructor(
    private readonly address: string,
    private readonly source: PdfSource,
    private readonly signal: AbortSignal,
    private readonly onFailure: (error: unknown) => void,
  ) {
    super(source.length, null);
  }

  override requestDataRange(begin: number, end: number): void {
    const held = knownBytes(this.source, begin, end);
    const asked = held ? Promise.resolve(held) : bytesOf(this.address, begin, end, this.signal);
    asked.then(
      // Bytes that nobody waits for any more must not be delivered.
      (bytes) => !this.signal.aborted && this.onDataRange(begin, bytes),
      (error: unknown) => !this.signal.aborted && this.onFailure(error),
    );
  }
}

const options = {
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: pieceBytes,
  useWorkerFetch: false,
  BinaryDataFactory: PartsFactory,
};

/** A short file, or one from a server without ranges, is one part. */
function openPdf(source: PdfSource, transport: PdfTransport, password: string): PDFDocumentLoadingTask {
  const whole = knownBytes(source, 0, source.length);
  return getDocument({ ...options, password, ...(whole ? { data: whole } : { range: transport }) });
}

/** `locked`: needs a password, or another one; `missing`: no such file; `unreachable`: the network failed. */
export type PdfProblem = 'locked' | 'missing' | 'broken' | 'unreachable';

export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: PDFDocumentProxy; readonly first: PageSize }
  | { readonly status: 'failed'; readonly problem: PdfProblem };

/** pdf.js names its errors but does not export all of them. */
function problemOf(error: unknown): PdfProblem {
  if (!(error instanceof Error)) return 'broken';
  if (error instanceof SourceFailure) return error.problem;
  switch (error.name) {
    case 'PasswordException':
      return 'locked';
    default:
      return 'broken';
  }
}

const loading: PdfState = { status: 'loading' };

/** [TV-12] Opens a PDF for as long as it is on screen. */
export function usePdf(address: string, password: string, begun: BegunSource): PdfState {
  const [state, setState] = useState<PdfState>(loading);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let task: PDFDocumentLoadingTask | undefined;
    const fail = (error: unknown) => {
      if (!signal.aborted) setState({ status: 'failed', problem: problemOf(error) });
    };
    const open = async () => {
      setState(loading);
      try {
        const source = await sourceOf(address, begun, signal);
        if (signal.aborted) return;
        task = openPdf(source, new PdfTransport(address, source, signal, fail), password);
        const document = await task.promise;
        const page = await document.getPage(1);
        const { width, height } = page.getViewport({ scale: 1 });
        if (!signal.aborted) setState({ status: 'ready', document, first: { width, height } });
      } catch (error) {
        fail(error);
      }
    };
    void open();
    return () => {
      abort.abort();
      TextLayer.cleanup();
      void task?.destroy();
    };
  }, [address, password, begun]);
  return state;
}
