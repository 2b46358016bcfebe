import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';

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

/** Bytes asked for at once: a long PDF is read as far as it is looked at. */
const rangeChunkSize = 2 ** 18;

function openPdf(address: string): PDFDocumentLoadingTask {
  return getDocument({
    url: address,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize,
    useWorkerFetch: false,
    BinaryDataFactory: PartsFactory,
  });
}

/** A page's measure at scale 1, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: PDFDocumentProxy; readonly first: PageSize }
  | { readonly status: 'failed'; readonly locked: boolean };

/** pdf.js names this error but does not export it. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/** [TV-12] Opens a PDF for as long as it is on screen. */
export function usePdf(address: string): PdfState {
  const [state, setState] = useState<PdfState>({ status: 'loading' });
  useEffect(() => {
    const task = openPdf(address);
    const open = async () => {
      try {
        const document = await task.promise;
        const page = await document.getPage(1);
        const { width, height } = page.getViewport({ scale: 1 });
        if (!task.destroyed) setState({ status: 'ready', document, first: { width, height } });
      } catch (error) {
        if (!task.destroyed) setState({ status: 'failed', locked: isLocked(error) });
      }
    };
    void open();
    return () => {
      TextLayer.cleanup();
      void task.destroy();
    };
  }, [address]);
  return state;
}
