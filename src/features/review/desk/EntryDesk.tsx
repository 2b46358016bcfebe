import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { ShownComment, SubmissionEntry } from '#contract/review/review.wire.ts';
import { fileAddress } from '#src/lib/attachment/attachment-item.ts';
import type { DocumentReading } from '#src/lib/attachment/PdfFile.tsx';
import { commentPosition } from '#src/lib/reviews/comment-position.ts';
import { reviewsMessages } from '#src/lib/reviews/messages.en.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { CommentForm } from './CommentForm.tsx';
import { isTextFile } from './comment-place.ts';
import { EntryFile } from './EntryFile.tsx';
import { type ShownLine, TextLines } from './TextLines.tsx';
import type { Comments } from './use-comments.ts';

const list = css({ display: 'grid', gap: '2', listStyle: 'none' });
const item = css({
  display: 'grid',
  gridTemplateColumns: '[1fr auto]',
  gap: '2',
  alignItems: 'start',
  p: '2',
  borderRadius: 'md',
  bg: 'surface.sunken',
});
const said = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const place = css({ textAlign: 'start', '&:hover': { textDecoration: 'underline' } });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });

interface EntryDeskProps {
  readonly entry: SubmissionEntry;
  readonly shown: readonly ShownComment[];
  /** null: this person can only read. */
  readonly comments: Comments | null;
  readonly isDemo: boolean;
}

/** One entry with the teachers' comments. A press on a comment shows its place. */
export function EntryDesk({ entry, shown, comments, isDemo }: EntryDeskProps) {
  const root = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [second, setSecond] = useState(0);
  const [go, setGo] = useState<DocumentReading['go']>();
  const [line, setLine] = useState<ShownLine>();
  const [area, setArea] = useState<ShownComment>();
  const { file } = entry;
  const begin = (at: number) => void comments?.begin(entry, at);
  const here = file?.type === 'pdf' ? page : file?.type === 'video' ? second : 1;
  const onTime = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLMediaElement) setSecond(Math.floor(target.currentTime));
  };
  const goTo = (comment: ShownComment) => {
    if (comment.anchor === 'whole') root.current?.scrollIntoView({ block: 'nearest' });
    if (comment.anchor === 'line') setLine({ at: comment.at });
    if (comment.anchor === 'page') setGo({ page: comment.at, fraction: 0 });
    if (comment.anchor === 'area') setArea(comment);
    const media = root.current?.querySelector('video, audio');
    if (comment.anchor === 'second' && media instanceof HTMLMediaElement) media.currentTime = comment.at;
  };
  const draft = comments?.draft?.entryId === entry.id ? comments.draft : null;
  return (
    <Stack gap="3">
      <div ref={root} onTimeUpdateCapture={onTime}>
        {file && isTextFile(entry) ? (
          <TextLines fileId={file.id} name={file.name} onLine={comments ? begin : undefined} shown={line} />
        ) : (
          <EntryFile entry={entry} isDemo={isDemo} reading={{ go, onPlace: ({ page: at }) => setPage(at) }} />
        )}
      </div>
      {area && file && <AreaPicker src={fileAddress(file.id)} name={file.name} area={area} />}
      {shown.length > 0 && (
        <ul className={list} aria-label={reviewsMessages.comments}>
          {shown.map((comment) => (
            <li key={comment.id} className={item}>
              <div>
                <button type="button" className={place} onClick={() => goTo(comment)}>
                  <Badge tone="brand">{commentPosition(comment)}</Badge>
                </button>{' '}
                <span className={quiet}>
                  <bdi>{comment.author_name}</bdi>
                </span>
                <p className={said} dir="auto">
                  {comment.text}
                </p>
              </div>
              {comments && comment.is_own === 1 && (
                <span>
                  <Button size="sm" onClick={() => void comments.edit(comment)}>
                    {messages.comment}
                  </Button>
                  <IconButton
                    label={messages.removeComment}
                    icon={<Trash2 />}
                    size="sm"
                    onClick={() => comments.remove(comment)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {draft && comments && <CommentForm entry={entry} draft={draft} comments={comments} />}
      {!draft && comments && (
        <Button size="sm" icon={<MessageSquarePlus />} onClick={() => begin(here)}>
          {messages.addComment}
        </Button>
      )}
    </Stack>
  );
}
