import type { DecidedReview } from '#contract/review/review.wire.ts';
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

export function DecidedReviews({ reviews }: { readonly reviews: readonly DecidedReview[] }) {
  if (reviews.length === 0) return null;
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
            {review.scores.map(({ position, criterion, level_name, points, most }) => (
              <p key={position}>
                <bdi>{criterion}</bdi>
                {': '}
                <bdi>{level_name}</bdi>
                {' · '}
                {messages.points(points, most)}
              </p>
            ))}
            {review.comments.map(({ id, text }) => (
              <p key={id} className={said} dir="auto">
                {text}
              </p>
            ))}
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
