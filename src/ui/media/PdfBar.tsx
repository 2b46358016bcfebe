import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { css } from '#styled/css';
import { IconButton } from '../IconButton.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { MediaBar, MediaTools } from './MediaBar.tsx';
import { MediaKeys } from './MediaKeys.tsx';
import { MediaSelect } from './MediaSelect.tsx';
import { PageField } from './PageField.tsx';
import { PdfPrint } from './PdfPrint.tsx';
import { pdfKeys } from './pdf-keys.ts';
import { type PdfZoom, zoomOfScale } from './pdf-layout.ts';
import type { PdfViewerProps, PdfViewerTexts } from './pdf-viewer.types.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { PdfView } from './use-pdf-view.ts';
import { leastZoom, mostZoom, toPercent, zoomSteps } from './zoom.ts';

/** Phones turn pages by swipe; the bar's room is for what a finger cannot do. */
const roomy = css({ display: { base: 'none', sm: 'contents' } });

export interface PdfBarProps extends Omit<PdfViewerProps, 'src'> {
  readonly document: PDFDocumentProxy;
  readonly view: PdfView;
  readonly zoom: PdfZoom;
  readonly onZoom: (zoom: PdfZoom) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly finding: boolean;
  readonly onFind: () => void;
  readonly fullScreen: FullScreen;
}

export function PdfBar(props: PdfBarProps) {
  const { name, document, view, finding, onFind, fullScreen, downloadable = true, actions, texts } = props;
  const count = document.numPages;
  return (
    <MediaBar name={name}>
      <MediaTools>
        <span className={roomy}>
          <IconButton
            size="sm"
            icon={<ChevronUp />}
            label={texts.previousPage}
            disabled={view.page <= 1}
            onClick={() => view.turn(-1)}
          />
        </span>
        <PageField page={view.page} count={count} onPage={view.goTo} texts={texts} />
        <span className={roomy}>
          <IconButton
            size="sm"
            icon={<ChevronDown />}
            label={texts.nextPage}
            disabled={view.page >= (view.isSpread ? count - 1 : count)}
            onClick={() => view.turn(1)}
          />
        </span>
      </MediaTools>
      <ZoomTools {...props} />
      <MediaTools>
        <IconButton size="sm" icon={<Search />} label={texts.find} aria-expanded={finding} onClick={onFind} />
        {downloadable && <PdfPrint document={document} texts={texts} />}
        <MediaKeys keys={pdfKeys(texts.keys)} texts={texts.keys} />
        <FullScreenButton fullScreen={fullScreen} texts={texts} />
      </MediaTools>
      {actions}
    </MediaBar>
  );
}

function ZoomTools({ view, zoom, onZoom, onStep, texts }: PdfBarProps) {
  const share = zoomOfScale(view.scale);
  return (
    <MediaTools>
      <IconButton
        size="sm"
        icon={<ZoomOut />}
        label={texts.zoomOut}
        disabled={share <= leastZoom}
        onClick={() => onStep(-1)}
      />
      <MediaSelect
        label={texts.zoom}
        value={String(zoom)}
        options={zoomOptions(texts)}
        onChange={(value) => onZoom(value === 'width' || value === 'page' ? value : Number(value))}
      />
      <IconButton
        size="sm"
        icon={<ZoomIn />}
        label={texts.zoomIn}
        disabled={share >= mostZoom}
        onClick={() => onStep(1)}
      />
    </MediaTools>
  );
}

/** 50 to 400 %. */
function zoomOptions(texts: PdfViewerTexts) {
  const shares = zoomSteps.filter((step) => step >= leastZoom);
  return [
    { value: 'width', label: texts.fitWidth },
    { value: 'page', label: texts.fitPage },
    ...shares.map((step) => ({ value: String(step), label: texts.percent(toPercent(step)) })),
  ];
}
