import type { DecidedReview, SubmissionAttempt } from '#contract/review/review.wire.ts';
import { entryName } from '#src/lib/reviews/comment-position.ts';
import { ReviewDetails } from '#src/lib/reviews/ReviewDetails.tsx';
import { formatDate, formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { reviewMessages } from '../messages.en.ts';

const list = css({ display: 'grid', gap: '3', listStyle: 'none' });
const item = css({ p: '3', borderRadius: 'md', bg: 'surface.sunken' });
const said = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });

interface DecidedReviewsProps {
  readonly reviews: readonly DecidedReview[];
  /** Their entries name what a comment is on. */
  readonly attempts: readonly SubmissionAttempt[];
}

export function DecidedReviews({ reviews, attempts }: DecidedReviewsProps) {
  if (reviews.length === 0) return null;
  const names = new Map(
    attempts.flatMap(({ entries }) => entries.map((entry) => [entry.id, entryName(entry)] as const)),
  );
  return (
    <ul className={list}>
      {reviews.map((review) => (
        <li key={review.id} className={item}>
          <Stack gap="1">
            <p>
              <Badge tone={review.decision === 'approved' ? 'success' : 'warning'}>
                {reviewMessages.states[review.decision]}
              </Badge>{' '}
              {messages.attempt(review.attempt)}
            </p>
            <p className={quiet}>
              <bdi>{review.reviewer_name}</bdi>
              {', '}
              {formatMoment(review.decided_at)}
            </p>
            <p className={said} dir="auto">
              {review.feedback}
            </p>
            <ReviewDetails
              scores={review.scores}
              comments={review.comments.map((comment) => ({
                ...comment,
                name: names.get(comment.entry_id) ?? '',
              }))}
            />
            {review.due_on !== '' && (
              <p className={quiet}>
                {messages.dueOn}
                {': '}
                {formatDate(review.due_on)}
              </p>
            )}
            {review.show_data === 0 && <p className={quiet}>{messages.hidden}</p>}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
