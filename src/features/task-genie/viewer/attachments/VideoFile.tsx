import type { Attachment } from '#contract/notices/notice.model.ts';
import { VideoPlayer } from '#src/ui/media/VideoPlayer.tsx';
import type { VideoPlayerTexts } from '#src/ui/media/video-player.types.ts';
import { viewerMessages as messages } from '../messages.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { keyListTexts, mediaMessages as media } from './media-messages.ts';
import { videoSources } from './video-sources.ts';

export interface VideoFileProps {
  readonly file: Attachment;
  /** Out of view it pauses [TV-15]. */
  readonly inView: boolean;
  readonly downloadDisabled: boolean;
}

/** [TV-10] A film of a notice. */
export function VideoFile({ file, inView, downloadDisabled }: VideoFileProps) {
  return (
    <VideoPlayer
      name={file.name}
      sources={videoSources(file)}
      poster={file.cover}
      captions={file.captions.map(({ path, label, lang }) => ({ src: path, label, lang }))}
      active={inView}
      actions={<DownloadButton file={file} disabled={downloadDisabled} />}
      texts={videoTexts()}
    />
  );
}

/** In the reader's language of now. */
function videoTexts(): VideoPlayerTexts {
  return {
    ...messages,
    player: media.video,
    loading: media.loadingVideo,
    volumeAt: media.volumeAt,
    captionsNone: media.captionsNone,
    failed: messages.videoFailed,
    retry: messages.tryAgain,
    unsupported: messages.videoUnsupported,
    keys: { ...keyListTexts(), ...media.keys, skip: media.keys.seconds, step: media.keys.seconds },
  };
}
