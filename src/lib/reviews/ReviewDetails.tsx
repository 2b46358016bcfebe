import type { CommentAnchor } from '#contract/works/feedback.rules.ts';
import type { ShownScore } from '#contract/works/feedback.wire.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { css } from '#styled/css';
import { commentPosition } from './comment-position.ts';
import { reviewsMessages as messages } from './messages.en.ts';

const list = css({ display: 'grid', gap: '2', listStyle: 'none' });
const where = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere', minWidth: '0' });
const said = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const score = css({ overflowWrap: 'anywhere' });

export interface DetailedComment {
  readonly id: number;
  /** What it is on, such as the name of a file; '' if that is gone. */
  readonly name: string;
  readonly anchor: CommentAnchor;
  readonly at: number;
  readonly text: string;
}

interface ReviewDetailsProps {
  readonly scores: readonly ShownScore[];
  readonly comments: readonly DetailedComment[];
}

/** The rubric and the comments of a decided review, the same for its teacher and its student. */
export function ReviewDetails({ scores, comments }: ReviewDetailsProps) {
  return (
    <>
      {scores.length > 0 && (
        <ul className={list} aria-label={messages.rubric}>
          {scores.map(({ position, criterion, level_name, points, most }) => (
            <li key={position} className={score}>
              <bdi>{criterion}</bdi>
              {': '}
              <bdi>{level_name}</bdi>
              {' · '}
              {messages.points(points, most)}
            </li>
          ))}
        </ul>
      )}
      {comments.length > 0 && (
        <ul className={list} aria-label={messages.comments}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <div className={where}>
                {comment.name !== '' && <bdi className={name}>{comment.name}</bdi>}
                <Badge tone="brand">{commentPosition(comment)}</Badge>
              </div>
              <p className={said} dir="auto">
                {comment.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
