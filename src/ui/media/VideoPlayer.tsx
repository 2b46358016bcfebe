import { lazy, Suspense } from 'react';
import { MediaBoundary } from './MediaBoundary.tsx';
import { MediaLoading } from './MediaLoading.tsx';
import { MediaProblem } from './MediaProblem.tsx';
import type { VideoPlayerProps } from './video-player.types.ts';

const VideoScreen = lazy(async () => ({ default: (await import('./VideoScreen.tsx')).VideoScreen }));

/** All our films are MP4. */
function canPlayVideo(): boolean {
  return document.createElement('video').canPlayType('video/mp4') !== '';
}

/** [VW-04, VW-10] A film; the player's code loads on demand, and the film itself when it is in view. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { name, texts, actions } = props;
  // [VW-05] A browser without video need not load the player to say so.
  if (!canPlayVideo()) return <MediaProblem name={name} title={texts.unsupported} actions={actions} />;
  return (
    <MediaBoundary fallback={<MediaProblem name={name} title={texts.failed} actions={actions} />}>
      <Suspense fallback={<MediaLoading shape="film" label={texts.loading} />}>
        <VideoScreen {...props} />
      </Suspense>
    </MediaBoundary>
  );
}
