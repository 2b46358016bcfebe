import { lazy, Suspense, useState } from 'react';
import { MediaBoundary } from './MediaBoundary.tsx';
import { MediaProblem } from './MediaProblem.tsx';
import { PdfWaiting } from './PdfWaiting.tsx';
import { beginSource } from './pdf-source.ts';
import type { PdfViewerProps } from './pdf-viewer.types.ts';

const PdfScreen = lazy(async () => ({ default: (await import('./PdfScreen.tsx')).PdfScreen }));

/** [TV-12] A PDF, drawn here to look the same everywhere and to contact no other server; its code loads lazily. */
export function PdfViewer(props: PdfViewerProps) {
  const { name, src, texts, actions, rescue = actions } = props;
  const [begun] = useState(() => beginSource(src));
  return (
    <MediaBoundary fallback={<MediaProblem name={name} title={texts.broken} actions={rescue} />}>
      <Suspense fallback={<PdfWaiting {...props} />}>
        <PdfScreen {...props} begun={begun} />
      </Suspense>
    </MediaBoundary>
  );
}
