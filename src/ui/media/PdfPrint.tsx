import Printer from 'lucide-react/icons/printer';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { IconButton } from '../IconButton.tsx';
import { Spinner } from '../Spinner.tsx';
import type { PdfViewerTexts } from './pdf-viewer.types.ts';

const problem = css({ order: '[1]', flexBasis: 'full', textStyle: 'small', color: 'danger.text' });

export interface PdfPrintProps {
  readonly document: PDFDocumentProxy;
  readonly texts: PdfViewerTexts;
}

export function PdfPrint({ document, texts }: PdfPrintProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    try {
      const { printPdf } = await import('./print-pdf.ts');
      await printPdf(document, signal);
      if (!signal.aborted) setState('ready');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    setState('busy');
    void run(controller.signal);
  };
  const busy = state === 'busy';
  return (
    <>
      <IconButton
        size="sm"
        icon={busy ? <Spinner /> : <Printer />}
        label={busy ? texts.printing : texts.print}
        disabled={busy}
        onClick={start}
      />
      {state === 'failed' && (
        <p className={problem} role="alert">
          {texts.printFailed}
        </p>
      )}
    </>
  );
}
