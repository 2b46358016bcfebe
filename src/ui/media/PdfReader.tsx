import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type KeyboardEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaFrame } from './MediaBar.tsx';
import { PdfBar } from './PdfBar.tsx';
import { PdfPages } from './PdfPages.tsx';
import { type PdfCommand, pdfCommand } from './pdf-keys.ts';
import { type PageSize, type PdfZoom, zoomOfScale } from './pdf-layout.ts';
import { readOutline } from './pdf-outline.ts';
import type { PdfViewerProps } from './pdf-viewer.types.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePdfFind } from './use-pdf-find.ts';
import { usePdfView } from './use-pdf-view.ts';
import { leastZoom, stepZoom } from './zoom.ts';

const PdfFindBar = lazy(async () => ({ default: (await import('./PdfFindBar.tsx')).PdfFindBar }));

export interface PdfReaderProps extends PdfViewerProps {
  readonly document: PDFDocumentProxy;
  readonly first: PageSize;
}

export function PdfReader(props: PdfReaderProps) {
  const { name, document, first, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const fullScreen = useFullScreen(root);
  const [zoom, setZoom] = useState<PdfZoom>(props.spread === true ? 'page' : 'width');
  const [finding, setFinding] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const view = usePdfView(scroller, document.numPages, first, zoom, props);
  const find = usePdfFind(document, view.page, (hit) => {
    if (hit.page < view.near.from || hit.page > view.near.to) view.goTo(hit.page);
  });
  const isOutlineWanted = props.onOutline !== undefined;
  const tellOutline = useEffectEvent((headings: Parameters<NonNullable<typeof props.onOutline>>[0]) =>
    props.onOutline?.(headings),
  );
  useEffect(() => {
    if (!isOutlineWanted) return;
    let isGone = false;
    readOutline(document).then(
      (headings) => !isGone && tellOutline(headings),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [document, isOutlineWanted]);
  const step = (direction: 1 | -1) => {
    const share = zoomOfScale(view.scale);
    // A page fitted into a narrow box may be smaller than the smallest step.
    if (direction === 1 || share > leastZoom) setZoom(stepZoom(share, direction));
  };
  const startFind = () => {
    setFinding(true);
    words.current?.focus();
    words.current?.select();
  };
  const endFind = () => {
    setFinding(false);
    find.search('');
    scroller.current?.focus();
  };
  const run = (command: PdfCommand) => {
    switch (command.do) {
      case 'page':
        return view.turn(command.by);
      case 'first':
        return view.goTo(1);
      case 'last':
        return view.goTo(document.numPages);
      case 'zoom':
        return step(command.by);
      case 'fit':
        return setZoom(view.isSpread ? 'page' : 'width');
      case 'find':
        return startFind();
    }
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const command = pdfCommand(event);
      if (command === undefined || event.defaultPrevented || isTaken(event, command)) return;
      event.preventDefault();
      run(command);
    },
  };

  return (
    <div ref={root} className={mediaFrame} {...keys}>
      <PdfBar
        {...props}
        view={view}
        zoom={zoom}
        onZoom={setZoom}
        onStep={step}
        finding={finding}
        onFind={finding ? endFind : startFind}
        fullScreen={fullScreen}
      />
      {finding && (
        <Suspense fallback={null}>
          <PdfFindBar input={words} find={find} onClose={endFind} texts={texts} />
        </Suspense>
      )}
      <PdfPages
        name={name}
        document={document}
        scroller={scroller}
        view={view}
        hits={find.hits}
        hit={find.at === undefined ? undefined : find.hits[find.at]}
        texts={texts}
      />
    </div>
  );
}

/** Fields keep the keys that write in them and lists keep all; finding works from everywhere. */
function isTaken({ target }: KeyboardEvent, command: PdfCommand): boolean {
  if (command.do === 'find' || !(target instanceof Element)) return false;
  if (target.closest('select, dialog') !== null) return true;
  return command.do !== 'page' && target.closest('input') !== null;
}
