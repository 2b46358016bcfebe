import type { SubmissionEntry } from '#contract/review/review.wire.ts';
import { AttachmentView, type AttachmentViewProps } from '#src/lib/attachment/AttachmentView.tsx';
import { fileItems } from '#src/lib/attachment/attachment-item.ts';
import { ProgramLink } from '#src/lib/attachment/ProgramLink.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';

const link = css({ overflowWrap: 'anywhere', color: 'brand.text', textDecoration: 'underline' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface EntryFileProps extends Pick<AttachmentViewProps, 'reading'> {
  readonly entry: SubmissionEntry;
  readonly isDemo: boolean;
}

/** A program is a link to its tool. An address is only a link: it is neither fetched nor framed. */
export function EntryFile({ entry: { url, file, program }, isDemo, reading }: EntryFileProps) {
  if (program) return <ProgramLink program={program} />;
  if (!file && url === '') return <p className={quiet}>{messages.gone}</p>;
  if (!file)
    return (
      <p>
        <a className={link} href={url} target="_blank" rel="noopener noreferrer nofollow">
          <bdi>{url}</bdi>
        </a>{' '}
        <span className={quiet}>{messages.link}</span>
      </p>
    );
  const { id, ...shown } = file;
  const [item] = fileItems([{ fileId: id, ...shown, cover: null, captions: [], resolutions: [] }]);
  if (!item) return null;
  return <AttachmentView item={item} inView download={isDemo ? 'demo' : 'offered'} reading={reading} />;
}
