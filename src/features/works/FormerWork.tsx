import { wholeUrl } from '#contract/works/entries.rules.ts';
import type { ProjectUploaded, WorkAttempt, WorkEntry, WorkReview } from '#contract/works/works.wire.ts';
import { ProgramLink } from '#src/lib/attachment/ProgramLink.tsx';
import { entryName } from '#src/lib/reviews/comment-position.ts';
import { ReviewDetails } from '#src/lib/reviews/ReviewDetails.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { worksMessages as messages } from './messages.en.ts';

const heading = css({ textStyle: 'label' });
const words = css({ textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const list = css({ display: 'grid', gap: '1', listStyle: 'none', overflowWrap: 'anywhere' });
const box = css({
  p: '4',
  bg: 'surface.sunken',
  borderRadius: 'md',
});

interface FormerWorkProps {
  readonly uploaded: ProjectUploaded;
  /** [QU-42] True: shows the draft of the next attempt too. Where it is edited, its fields show it. */
  readonly showsDraft: boolean;
}

/** [CW-14] What was handed in before, with the teacher's feedback. */
export function FormerWork({ uploaded, showsDraft }: FormerWorkProps) {
  const { feedback, attempts, reviews, my_learning, entries } = uploaded;
  const [newest] = attempts;
  const reviewOf = ({ number }: WorkAttempt) => reviews.find(({ attempt }) => attempt === number);
  const review = newest && reviewOf(newest);
  const hasDraft = showsDraft && (entries.length > 0 || my_learning !== '');
  return (
    <Stack gap="3">
      {newest && (feedback !== '' || hasDetails(review)) && (
        <section className={box}>
          <h3 className={heading}>{messages.feedback}</h3>
          <Feedback feedback={feedback} review={review} attempt={newest} />
        </section>
      )}
      {attempts.length > 0 && <h3 className={heading}>{messages.former}</h3>}
      {attempts.map((attempt) => (
        <section key={attempt.number} className={box}>
          <h4 className={heading}>{messages.attempt(attempt.number)}</h4>
          <Entries entries={attempt.entries} learning={attempt.my_learning} />
          {attempt !== newest && <FormerFeedback review={reviewOf(attempt)} attempt={attempt} />}
        </section>
      ))}
      {hasDraft && (
        <section className={box}>
          <h3 className={heading}>{messages.draftKept}</h3>
          <Entries entries={entries} learning={my_learning} />
        </section>
      )}
    </Stack>
  );
}

const hasDetails = (review: WorkReview | undefined): boolean =>
  review !== undefined && review.scores.length + review.comments.length > 0;

interface FeedbackProps {
  readonly review: WorkReview | undefined;
  /** Its entries name what a comment is on. */
  readonly attempt: WorkAttempt;
}

function Feedback({ feedback, review, attempt }: FeedbackProps & { readonly feedback: string }) {
  const nameOf = (number: number) => {
    const entry = attempt.entries[number - 1];
    return entry ? entryName(entry) : '';
  };
  return (
    <Stack gap="3">
      {feedback !== '' && (
        <p className={words}>
          <bdi>{feedback}</bdi>
        </p>
      )}
      {review && (
        <ReviewDetails
          scores={review.scores}
          comments={review.comments.map((comment) => ({ ...comment, name: nameOf(comment.entry) }))}
        />
      )}
    </Stack>
  );
}

/** What the teacher wrote on an earlier attempt. */
function FormerFeedback({ review, attempt }: FeedbackProps) {
  if (!review || (review.feedback === '' && !hasDetails(review))) return null;
  return (
    <>
      <h5 className={heading}>{messages.feedback}</h5>
      <Feedback feedback={review.feedback} review={review} attempt={attempt} />
    </>
  );
}

function Entries({
  entries,
  learning,
}: {
  readonly entries: readonly WorkEntry[];
  readonly learning: string;
}) {
  return (
    <>
      <ul className={list}>
        {entries.map(({ file, url, program }, index) => (
          <li key={file?.id ?? index}>
            {program ? (
              <ProgramLink program={program} />
            ) : (
              <a
                className={link()}
                href={file ? `/files/${file.id}` : wholeUrl(url)}
                target="_blank"
                rel="noreferrer"
              >
                <bdi>{file?.name ?? url}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
      {learning !== '' && (
        <p className={words}>
          <bdi>{learning}</bdi>
        </p>
      )}
    </>
  );
}
