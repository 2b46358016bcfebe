import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { PageSize } from './pdf-layout.ts';

// The legacy build runs in browsers of the last years; the plain one needs those of the last months.
GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** What a page may need beside the file: decoders of scanned pictures, and the two fonts no system has. */
const parts: Readonly<Record<string, URL>> = {
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
};

/** Gives pdf.js its parts under the names the build gave them. */
class PartsFactory {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = parts[filename];
    const response = address === undefined ? undefined : await fetch(address);
    if (!response?.ok) throw new Error(`No ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Bytes asked for at once: a long PDF is read as far as it is looked at, and a slow line waits for few of them. */
const rangeChunkSize = 2 ** 15;

function openPdf(address: string, password: string): PDFDocumentLoadingTask {
  return getDocument({
    url: address,
    password,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize,
    useWorkerFetch: false,
    BinaryDataFactory: PartsFactory,
  });
}

/** `locked`: wants a password, or another one; `missing`: no such file; `unreachable`: the network failed. */
export type PdfProblem = 'locked' | 'missing' | 'broken' | 'unreachable';

export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: PDFDocumentProxy; readonly first: PageSize }
  | { readonly status: 'failed'; readonly problem: PdfProblem };

/** pdf.js names its errors but does not export all of them. */
function problemOf(error: unknown): PdfProblem {
  if (!(error instanceof Error)) return 'broken';
  switch (error.name) {
    case 'PasswordException':
      return 'locked';
    case 'ResponseException':
      return 'missing' in error && error.missing === true ? 'missing' : 'unreachable';
    case 'UnknownErrorException':
      return 'unreachable';
    default:
      return 'broken';
  }
}

const loading: PdfState = { status: 'loading' };

/** [TV-12] Opens a PDF for as long as it is on screen. */
export function usePdf(address: string, password: string): PdfState {
  const [state, setState] = useState<PdfState>(loading);
  useEffect(() => {
    const task = openPdf(address, password);
    const open = async () => {
      setState(loading);
      try {
        const document = await task.promise;
        const page = await document.getPage(1);
        const { width, height } = page.getViewport({ scale: 1 });
        if (!task.destroyed) setState({ status: 'ready', document, first: { width, height } });
      } catch (error) {
        if (!task.destroyed) setState({ status: 'failed', problem: problemOf(error) });
      }
    };
    void open();
    return () => {
      TextLayer.cleanup();
      void task.destroy();
    };
  }, [address, password]);
  return state;
}
