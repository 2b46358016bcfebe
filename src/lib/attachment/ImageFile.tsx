import ExternalLink from 'lucide-react/icons/external-link';
import type { Attachment } from '#contract/core/attachment.model.ts';
import { iconButton } from '#src/ui/button.recipe.ts';
import { ImageViewer, type ImageViewerTexts } from '#src/ui/media/ImageViewer.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { fileAddress } from './attachment-item.ts';
import { DownloadButton, type DownloadOffer } from './DownloadButton.tsx';
import { keyListTexts, attachmentMessages as messages } from './messages.en.ts';

export interface ImageFileProps {
  readonly file: Attachment;
  readonly download: DownloadOffer;
}

/** [TV-11] A picture. */
export function ImageFile({ file, download }: ImageFileProps) {
  const src = fileAddress(file.fileId);
  return (
    <ImageViewer
      name={file.name}
      src={src}
      actions={
        <>
          <OpenLink name={file.name} src={src} />
          <DownloadButton file={file} offer={download} compact />
        </>
      }
      rescue={<DownloadButton file={file} offer={download} />}
      texts={imageTexts()}
    />
  );
}

/** [TV-11] Opens the picture alone, at full size. */
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

function imageTexts(): ImageViewerTexts {
  return {
    fullScreen: messages.fullScreen,
    exitFullScreen: messages.exitFullScreen,
    zoomIn: messages.zoomIn,
    zoomOut: messages.zoomOut,
    percent: messages.percent,
    stage: messages.picture,
    loading: messages.loadingPicture,
    fit: messages.fit,
    rotate: messages.rotate,
    failed: messages.imageFailed,
    retry: messages.tryAgain,
    keys: { ...keyListTexts(), ...messages.keys, fit: messages.fit, rotate: messages.rotate },
  };
}
