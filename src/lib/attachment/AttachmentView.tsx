import { lazy, Suspense } from 'react';
import { formatSize } from '#src/lib/words/format-size.ts';
import { MediaBoundary } from '#src/ui/media/MediaBoundary.tsx';
import { MediaLoading } from '#src/ui/media/MediaLoading.tsx';
import { css } from '#styled/css';
import type { AttachmentItem } from './attachment-item.ts';
import type { DownloadOffer } from './DownloadButton.tsx';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { FileCard } from './FileCard.tsx';
import { attachmentMessages as messages } from './messages.en.ts';
import type { DocumentReading } from './PdfFile.tsx';
import { VideoLink } from './VideoLink.tsx';

// Most notices have no attachment, so these parts load only when one is shown.
const PdfFile = lazy(async () => ({ default: (await import('./PdfFile.tsx')).PdfFile }));
const ImageFile = lazy(async () => ({ default: (await import('./ImageFile.tsx')).ImageFile }));
const VideoFile = lazy(async () => ({ default: (await import('./VideoFile.tsx')).VideoFile }));
const PreviewAttachment = lazy(async () => ({
  default: (await import('./PreviewAttachment.tsx')).PreviewAttachment,
}));

const figure = css({ display: 'flex', flexDirection: 'column', gap: '2', margin: '0' });
const caption = css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' });

export interface AttachmentViewProps {
  readonly item: AttachmentItem;
  /** true while the attachment and its notice are shown. [TV-15] Nothing plays out of view. */
  readonly inView: boolean;
  readonly download: DownloadOffer;
  /** For a PDF: where it opens, and who hears where the reader is. */
  readonly reading?: DocumentReading | undefined;
}

/** [TV-08…14] Shows one attachment in the way that suits its kind. */
export function AttachmentView({ item, inView, download, reading }: AttachmentViewProps) {
  if (item.kind === 'embedded-video') {
    return <EmbeddedVideo key={String(inView)} label={item.label} url={item.url} service={item.service} />;
  }
  if (item.kind === 'video-link') return <VideoLink label={item.label} url={item.url} />;
  const { kind, file } = item;
  const shared = { file, download };
  return (
    <MediaBoundary fallback={<FileCard {...shared} note={messages.cannotShow} />}>
      <Suspense fallback={<MediaLoading label={messages.loadingAttachment} />}>
        {kind === 'file' && <FileCard {...shared} />}
        {kind === 'preview' && <PreviewAttachment {...shared} />}
        {kind === 'pdf' && <PdfFile {...shared} reading={reading} />}
        {kind === 'image' && <ImageFile {...shared} />}
        {kind === 'video' && (
          <figure className={figure}>
            <VideoFile inView={inView} {...shared} />
            <figcaption className={caption}>
              {messages.nameAndSize(file.name, formatSize(file.size))}
            </figcaption>
          </figure>
        )}
      </Suspense>
    </MediaBoundary>
  );
}
