import { lazy, Suspense } from 'react';
import type { SessionPosition } from '#contract/learning/learning.rules.ts';
import type { LookedAt } from '#contract/learning/learning.wire.ts';
import { AttachmentView } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';
import { MediaLoading } from '#src/ui/media/MediaLoading.tsx';
import { attachmentOf } from './kept-sessions.ts';
import { messages } from './messages.en.ts';

const PlacedPdf = lazy(async () => ({
  default: (await import('#src/lib/attachment/PdfFile.tsx')).PdfFile,
}));
const PlacedFilm = lazy(async () => ({
  default: (await import('#src/lib/attachment/VideoFile.tsx')).VideoFile,
}));

interface SessionFileProps {
  readonly file: LookedAt;
  /** For files with a saved position: the start, and a callback for changes. */
  readonly start?: SessionPosition | undefined;
  readonly onPlace?: ((place: Partial<SessionPosition>) => void) | undefined;
}

/** A file shown like an attachment of a notice; documents and films continue where the student stopped. */
export function SessionFile({ file, start, onPlace }: SessionFileProps) {
  const attachment = attachmentOf(file);
  const download = file.isDownloadable ? 'offered' : 'withheld';
  if (onPlace && file.type === 'pdf')
    return (
      <Suspense fallback={<MediaLoading shape="document" label={messages.loading} />}>
        <PlacedPdf
          file={attachment}
          download={download}
          reading={{ start, onPlace: ({ page, fraction }) => onPlace({ page, fraction }) }}
        />
      </Suspense>
    );
  if (onPlace && file.type === 'video')
    return (
      <Suspense fallback={<MediaLoading label={messages.loading} />}>
        <PlacedFilm
          file={attachment}
          inView
          download={download}
          watching={{
            startAt: start?.seconds ?? 0,
            onWatched: ({ place }) => onPlace({ seconds: Math.floor(place) }),
          }}
        />
      </Suspense>
    );
  const [item] = fileItems([attachment]);
  return item && <AttachmentView item={item} inView download={download} />;
}
