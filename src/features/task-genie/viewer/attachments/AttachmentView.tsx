import { lazy, Suspense } from 'react';
import type { Attachment } from '#contract/notices/notice.model.ts';
import { css } from '#styled/css';
import { formatSize } from '../format-size.ts';
import { viewerMessages as messages } from '../messages.ts';
import { AttachmentBoundary } from './AttachmentBoundary.tsx';
import { AttachmentLoading } from './AttachmentLoading.tsx';
import type { AttachmentItem } from './attachment-item.ts';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { FileCard } from './FileCard.tsx';
import { ImageAttachment } from './ImageAttachment.tsx';
import { PreviewAttachment } from './PreviewAttachment.tsx';
import { VideoLink } from './VideoLink.tsx';
import { canPlayVideo } from './video-sources.ts';

// The player and pdf.js are far larger than the page around them: only who opens one loads it.
const VideoAttachment = lazy(async () => ({
  default: (await import('./VideoAttachment.tsx')).VideoAttachment,
}));
const PdfAttachment = lazy(async () => ({ default: (await import('./PdfAttachment.tsx')).PdfAttachment }));

const figure = css({ display: 'flex', flexDirection: 'column', gap: '2', margin: '0' });
const caption = css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' });

export interface AttachmentViewProps {
  readonly item: AttachmentItem;
  /** Is it on show, in a notice on show? Out of view nothing plays [TV-15]. */
  readonly inView: boolean;
  /** [RP-07] */
  readonly downloadDisabled: boolean;
}

/** One attachment in the way that suits its kind [TV-08…14]. */
export function AttachmentView({ item, inView, downloadDisabled }: AttachmentViewProps) {
  if (item.kind === 'embedded-video') {
    return <EmbeddedVideo key={String(inView)} label={item.label} url={item.url} service={item.service} />;
  }
  if (item.kind === 'video-link') return <VideoLink label={item.label} url={item.url} />;
  const { kind, file } = item;
  const shared = { file, downloadDisabled };
  return (
    <AttachmentBoundary fallback={<FileCard {...shared} note={messages.cannotShow} />}>
      <Suspense fallback={<AttachmentLoading />}>
        {kind === 'pdf' && <PdfAttachment {...shared} />}
        {kind === 'preview' && <PreviewAttachment {...shared} />}
        {kind === 'file' && <FileCard {...shared} />}
        {(kind === 'image' || kind === 'video') && (
          <figure className={figure}>
            {kind === 'image' ? <ImageAttachment {...shared} /> : <Film {...shared} inView={inView} />}
            <figcaption className={caption}>
              {messages.nameAndSize(file.name, formatSize(file.size))}
            </figcaption>
          </figure>
        )}
      </Suspense>
    </AttachmentBoundary>
  );
}

interface FilmProps {
  readonly file: Attachment;
  readonly downloadDisabled: boolean;
  readonly inView: boolean;
}

/** [VW-05] A browser that plays none need not load the player to say so. */
function Film(props: FilmProps) {
  const { file, downloadDisabled } = props;
  if (canPlayVideo()) return <VideoAttachment {...props} />;
  return <FileCard file={file} downloadDisabled={downloadDisabled} note={messages.videoUnsupported} />;
}
