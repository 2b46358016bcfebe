import type { Attachment } from '#contract/notices/notice.model.ts';
import { VideoPlayer } from '#src/ui/media/VideoPlayer.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { videoTexts } from './media-texts.ts';
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
