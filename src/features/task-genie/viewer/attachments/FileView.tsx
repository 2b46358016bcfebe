import ExternalLink from 'lucide-react/icons/external-link';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { iconButton } from '#src/ui/button.recipe.ts';
import { ImageViewer } from '#src/ui/media/ImageViewer.tsx';
import { PdfViewer } from '#src/ui/media/PdfViewer.tsx';
import { VideoPlayer } from '#src/ui/media/VideoPlayer.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { viewerMessages as messages } from '../messages.ts';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { imageTexts, pdfTexts, videoTexts } from './media-texts.ts';
import { videoSources } from './video-sources.ts';

export interface FileViewProps {
  readonly file: Attachment;
  readonly kind: 'image' | 'video' | 'pdf';
  readonly inView: boolean;
  readonly downloadDisabled: boolean;
}

/** A film, PDF or picture of a notice, each with its download [TV-10, TV-11, TV-12]. */
export function FileView({ file, kind, inView, downloadDisabled }: FileViewProps) {
  const download = <DownloadButton file={file} disabled={downloadDisabled} compact />;
  const rescue = <DownloadButton file={file} disabled={downloadDisabled} />;
  const shared = { name: file.name, src: fileAddress(file.fileId) };
  switch (kind) {
    case 'pdf':
      return (
        <PdfViewer
          {...shared}
          actions={download}
          rescue={rescue}
          printable={!downloadDisabled}
          texts={pdfTexts()}
        />
      );
    case 'image':
      return (
        <ImageViewer
          {...shared}
          actions={
            <>
              <OpenLink {...shared} />
              {download}
            </>
          }
          rescue={rescue}
          texts={imageTexts()}
        />
      );
    case 'video':
      return (
        <VideoPlayer
          name={file.name}
          sources={videoSources(file)}
          poster={file.cover}
          captions={file.captions.map(({ path, label, lang }) => ({ src: path, label, lang }))}
          active={inView}
          actions={rescue}
          texts={videoTexts()}
        />
      );
  }
}

/** [TV-11] The picture alone, at full size. */
function OpenLink({ name, src }: { readonly name: string; readonly src: string }) {
  const label = messages.openImage(name);
  return (
    <Tooltip text={label} describes={false}>
      {(trigger) => (
        <a
          {...trigger}
          className={iconButton({ size: 'sm' })}
          href={src}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${label} ${messages.newTab}`}
        >
          <ExternalLink />
        </a>
      )}
    </Tooltip>
  );
}
