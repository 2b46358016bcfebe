import type { Attachment } from '#contract/core/attachment.model.ts';
import { VideoPlayer } from '#src/ui/media/VideoPlayer.tsx';
import type { VideoPlayerProps } from '#src/ui/media/video-player.types.ts';
import { DownloadButton, type DownloadOffer } from './DownloadButton.tsx';
import { videoTexts } from './media-texts.ts';
import { videoSources } from './video-sources.ts';

export interface VideoFileProps {
  readonly file: Attachment;
  /** [TV-15] Out of view the film pauses. */
  readonly inView: boolean;
  readonly download: DownloadOffer;
  /** [EN-25] Where the film begins, and who hears how much was watched. */
  readonly watching?: Pick<VideoPlayerProps, 'startAt' | 'onWatched'>;
}

/** [TV-10] A film. */
export function VideoFile({ file, inView, download, watching }: VideoFileProps) {
  return (
    <VideoPlayer
      name={file.name}
      sources={videoSources(file)}
      poster={file.cover}
      captions={file.captions.map(({ path, label, lang }) => ({ src: path, label, lang }))}
      active={inView}
      downloadable={download === 'offered'}
      actions={<DownloadButton file={file} offer={download} />}
      texts={videoTexts()}
      {...watching}
    />
  );
}
