import type { DecidedReview, SubmissionAttempt, SubmissionEntry } from '#contract/review/review.wire.ts';
import { entryName } from '#src/lib/reviews/comment-position.ts';
import { ReviewDetails } from '#src/lib/reviews/ReviewDetails.tsx';
import { differenceOf } from '#src/lib/text-difference.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { EntryFile } from './EntryFile.tsx';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const added = css({ bg: 'success.subtle', color: 'success.text', textDecoration: 'none' });
const removed = css({ bg: 'danger.subtle', color: 'danger.text', textDecoration: 'line-through' });
const list = css({ display: 'grid', gap: '2', listStyle: 'none' });
const label = css({ textStyle: 'label' });

/** Two uploads of one file have different ids, so name and size identify it. */
const keyOf = ({ url, file, program }: SubmissionEntry) =>
  file ? `${file.name} ${file.size}` : (program?.url ?? url);

interface AttemptsProps {
  /** Newest first. */
  readonly attempts: readonly SubmissionAttempt[];
  /** Their comments are shown beside the files of their attempt. */
  readonly reviews: readonly DecidedReview[];
  readonly isDemo: boolean;
}

export function Attempts({ attempts, reviews, isDemo }: AttemptsProps) {
  const [newest, before, ...others] = attempts;
  if (!newest || !before) return null;
  return (
    <Stack above="4">
      <Difference newest={newest} before={before} />
      <h3 className={label}>{messages.earlier}</h3>
      {[before, ...others].map((attempt) => (
        <Disclosure
          key={attempt.number}
          summary={`${messages.attempt(attempt.number)}, ${messages.handedIn(formatMoment(attempt.submitted_at))}`}
        >
          <Stack>
            <p className={words} dir="auto">
              {attempt.learning || messages.noLearning}
            </p>
            {attempt.entries.map((entry) => (
              <Stack key={entry.id} gap="2">
                <EntryFile entry={entry} isDemo={isDemo} />
                <ReviewDetails scores={[]} comments={commentsOn(reviews, entry)} />
              </Stack>
            ))}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}

const commentsOn = (reviews: readonly DecidedReview[], { id }: SubmissionEntry) =>
  reviews
    .flatMap(({ comments }) => comments)
    .filter(({ entry_id }) => entry_id === id)
    .map((comment) => ({ ...comment, name: '' }));

function Difference({
  newest,
  before,
}: {
  readonly newest: SubmissionAttempt;
  readonly before: SubmissionAttempt;
}) {
  const old = new Set(before.entries.map(keyOf));
  const now = new Set(newest.entries.map(keyOf));
  const come = newest.entries.filter((entry) => !old.has(keyOf(entry)));
  const gone = before.entries.filter((entry) => !now.has(keyOf(entry)));
  const pieces = differenceOf(before.learning, newest.learning);
  const isSame = come.length === 0 && gone.length === 0 && pieces.every(({ kind }) => kind === 'same');
  return (
    <Disclosure summary={messages.difference}>
      {isSame ? (
        <p>{messages.same}</p>
      ) : (
        <Stack>
          <ul className={list}>
            {come.map((entry) => (
              <li key={entry.id}>
                <Badge tone="success">{messages.added}</Badge> <bdi>{entryName(entry)}</bdi>
              </li>
            ))}
            {gone.map((entry) => (
              <li key={entry.id}>
                <Badge tone="danger">{messages.removed}</Badge> <bdi>{entryName(entry)}</bdi>
              </li>
            ))}
          </ul>
          <p className={words} dir="auto">
            {pieces.map(({ kind, text }, index) => {
              const key = `${index} ${kind}`;
              if (kind === 'added')
                return (
                  <ins key={key} className={added}>
                    {text}
                  </ins>
                );
              if (kind === 'removed')
                return (
                  <del key={key} className={removed}>
                    {text}
                  </del>
                );
              return <span key={key}>{text}</span>;
            })}
          </p>
        </Stack>
      )}
    </Disclosure>
  );
}
