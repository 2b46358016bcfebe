import ExternalLink from 'lucide-react/icons/external-link';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { iconButton } from '#src/ui/button.recipe.ts';
import { ImageViewer, type ImageViewerTexts } from '#src/ui/media/ImageViewer.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { viewerMessages as messages } from '../messages.en.ts';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { keyListTexts, mediaMessages as media } from './media-messages.en.ts';

export interface ImageFileProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
}

/** [TV-11] A picture of a notice. */
export function ImageFile({ file, downloadDisabled }: ImageFileProps) {
  const src = fileAddress(file.fileId);
  return (
    <ImageViewer
      name={file.name}
      src={src}
      actions={
        <>
          <OpenLink name={file.name} src={src} />
          <DownloadButton file={file} disabled={downloadDisabled} compact />
        </>
      }
      rescue={<DownloadButton file={file} disabled={downloadDisabled} />}
      texts={imageTexts()}
    />
  );
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

/** In the reader's language of now. */
function imageTexts(): ImageViewerTexts {
  return {
    fullScreen: messages.fullScreen,
    exitFullScreen: messages.exitFullScreen,
    zoomIn: messages.zoomIn,
    zoomOut: messages.zoomOut,
    percent: messages.zoom,
    stage: media.picture,
    loading: media.loadingPicture,
    fit: media.fit,
    rotate: media.rotate,
    failed: messages.imageFailed,
    retry: messages.tryAgain,
    keys: { ...keyListTexts(), ...media.keys, fit: media.fit, rotate: media.rotate },
  };
}
