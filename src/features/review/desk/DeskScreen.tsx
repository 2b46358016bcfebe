import { useEffect, useRef, useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import type { ReviewDecision } from '#contract/review/review.rules.ts';
import type { Submission } from '#contract/review/review.wire.ts';
import type { ReviewDeskEvent } from '#machines/review/review-desk/review-desk.types.ts';
import type { ReviewDeskView } from '#machines/review/review-desk/review-desk.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { formatDate, formatMoment } from '#src/lib/words/dates.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { deskMessages as messages } from '../desk-messages.en.ts';
import { reviewMessages } from '../messages.en.ts';
import type { ReviewProps } from '../review-props.ts';
import { workName } from '../work-name.ts';
import { Attempts } from './Attempts.tsx';
import { DecidedReviews } from './DecidedReviews.tsx';
import { DeskKeys } from './DeskKeys.tsx';
import { isOfWaiting, listOf } from './desk-list.ts';
import type { DeskSearch } from './desk-search.ts';
import { EntryDesk } from './EntryDesk.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { useComments } from './use-comments.ts';
import { useDesk } from './use-desk.ts';
import { type DeskCommand, useDeskKeys } from './use-desk-keys.ts';

const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 3fr) minmax(18rem, 2fr)]' },
});
const side = css({ display: 'grid', gap: '4', minWidth: '0' });
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

export interface DeskScreenProps {
  readonly app: ReviewProps;
  readonly workId: number;
  /** The list that the teacher came from; the next work is taken from it. */
  readonly list: DeskSearch;
  readonly onMoved: (workId: number) => void;
  readonly onBack: () => void;
}

/** [C3-05, C5-03] One work on one screen: its files, earlier comments and the teacher's review. */
export function DeskScreen({ app, workId, list, onMoved, onBack }: DeskScreenProps) {
  const isTeacher = app.person.role === roles.faculty;
  const { view, send } = useDesk({ ...app, workId, isTeacher, list, onMoved });
  const isWaiting = isOfWaiting(listOf(list));
  const back = <Button onClick={onBack}>{messages.back}</Button>;
  if (view.stage === 'failed' || view.stage === 'stuck')
    return (
      <ErrorState
        title={view.stage === 'failed' ? reviewMessages.failed : messages.stuckTitle}
        text={view.failure ? failureText(view.failure, failureMessages) : undefined}
        retry={{ label: reviewMessages.retry, onRetry: () => send({ type: 'desk.retry' }) }}
      />
    );
  if (view.stage === 'finished')
    return (
      <EmptyState
        title={messages.finishedTitle}
        text={list.filter || list.q ? messages.finishedList : messages.finishedText}
        action={back}
      />
    );
  if (!view.work) return <Skeleton label={reviewMessages.loading} shape="rows" count={6} />;
  return (
    <WorkOnDesk
      key={view.work.id}
      app={app}
      view={view}
      work={view.work}
      send={send}
      isTeacher={isTeacher}
      isWaiting={isWaiting}
      onBack={onBack}
    />
  );
}

interface WorkProps {
  readonly app: ReviewProps;
  readonly view: ReviewDeskView;
  readonly work: Submission;
  readonly send: (event: ReviewDeskEvent) => void;
  readonly isTeacher: boolean;
  /** True: the list holds waiting works. */
  readonly isWaiting: boolean;
  readonly onBack: () => void;
}

function WorkOnDesk({ app, view, work, send, isTeacher, isWaiting, onBack }: WorkProps) {
  const { school } = app.person;
  const comments = useComments(app.person.id, work, send);
  const feedback = useRef<HTMLDivElement>(null);
  const phrases = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [isReopening, setReopening] = useState(false);
  // The focus moves to the next work's name.
  useEffect(() => heading.current?.focus(), []);
  const decide = async (decision: ReviewDecision) => {
    if (!view.mayReview) return;
    if (view.isTooLong) return feedback.current?.querySelector('textarea')?.focus();
    // A typed comment is sent first, so that it is not lost.
    if (await comments.save()) send({ type: 'work.decide', decision });
  };
  /** A comment that cannot be sent was shown; it does not stay in this browser. */
  const dropUnsent = () => {
    if (comments.unsent !== '') comments.onDraft(null);
  };
  const skip = async () => {
    dropUnsent();
    if (await comments.save()) send({ type: 'work.skip' });
  };
  useDeskKeys((command: DeskCommand) => {
    if (command === 'approve') void decide('approved');
    else if (command === 'again') void decide('resubmit');
    else if (command === 'skip') void skip();
    else if (command === 'phrase') phrases.current?.querySelector('button')?.click();
    else feedback.current?.querySelector('textarea')?.focus();
  });
  const [newest] = work.attempts;
  const mayComment = view.mayReview;
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <PageHeader
          title={workName(work.student_name, work.title)}
          text={[work.class_name, work.session_name && reviewMessages.ofSession(work.session_name)]
            .filter((part) => part !== '')
            .join(' · ')}
          actions={
            <>
              <Button
                onClick={() => {
                  dropUnsent();
                  onBack();
                }}
              >
                {messages.back}
              </Button>
              {isTeacher && (
                <Button aria-keyshortcuts="F8" onClick={() => void skip()}>
                  {messages.skip}
                </Button>
              )}
            </>
          }
        />
      </div>
      <Stack>
        {view.isChanged && (
          <Banner
            tone="warning"
            title={messages.changedTitle}
            text={messages.changedText}
            announce="assertive"
            action={<Button onClick={() => send({ type: 'work.reload' })}>{messages.reload}</Button>}
          />
        )}
        <div className={facts}>
          <Badge
            tone={work.state === 'approved' ? 'success' : work.state === 'resubmit' ? 'warning' : 'info'}
          >
            {reviewMessages.states[work.state]}
          </Badge>
          {newest && <span>{messages.attempt(newest.number)}</span>}
          {newest && <span className={quiet}>{messages.handedIn(formatMoment(newest.submitted_at))}</span>}
          {newest?.is_late === 1 && <Badge tone="warning">{reviewMessages.late}</Badge>}
          {work.due_on !== '' && (
            <span className={quiet}>
              {reviewMessages.columns.due}
              {': '}
              {formatDate(work.due_on)}
            </span>
          )}
          {view.waiting !== null && (
            <span className={quiet}>
              {isWaiting ? messages.waiting(view.waiting) : messages.listed(view.waiting)}
            </span>
          )}
        </div>
        <div className={columns}>
          <div className={side}>
            <Card title={messages.work}>
              <Stack>
                {newest?.entries.length === 0 && <p className={quiet}>{messages.noEntries}</p>}
                {newest?.entries.map((entry) => (
                  <EntryDesk
                    key={entry.id}
                    entry={entry}
                    shown={work.comments.filter(({ entry_id }) => entry_id === entry.id)}
                    comments={mayComment ? comments : null}
                    isDemo={school.isDemo}
                  />
                ))}
              </Stack>
            </Card>
            <Card title={messages.learning}>
              <p className={words} dir="auto">
                {newest?.learning || messages.noLearning}
              </p>
              <Attempts attempts={work.attempts} reviews={work.reviews} isDemo={school.isDemo} />
            </Card>
          </div>
          <div className={side}>
            <Card title={messages.feedback}>
              {isTeacher && work.may_review === 1 ? (
                <ReviewPanel
                  view={view}
                  work={work}
                  timeZone={school.timeZone}
                  feedbackRef={feedback}
                  phrasesRef={phrases}
                  onChange={(fields) => send({ type: 'draft.change', fields })}
                  onDecide={(decision) => void decide(decision)}
                />
              ) : (
                <p className={quiet}>{isTeacher ? messages.notWaiting : messages.readOnly}</p>
              )}
              <Unsent
                texts={[work.may_review === 0 && view.isTyped ? view.draft.feedback : '', comments.unsent]}
              />
              {view.mayReopen && <Button onClick={() => setReopening(true)}>{messages.reopen}</Button>}
            </Card>
            {work.reviews.length > 0 && (
              <Card title={messages.reviews}>
                <DecidedReviews reviews={work.reviews} attempts={work.attempts} />
              </Card>
            )}
            {isTeacher && <DeskKeys />}
          </div>
        </div>
      </Stack>
      <AlertDialog
        open={isReopening}
        title={messages.reopen}
        answers={[
          { value: 'no', label: reviewMessages.cancel },
          { value: 'yes', label: messages.reopen, tone: 'primary' },
        ]}
        onCancel={() => setReopening(false)}
        onAnswer={(answer) => {
          setReopening(false);
          if (answer === 'yes') send({ type: 'work.reopen' });
        }}
      >
        {messages.reopenText}
      </AlertDialog>
    </>
  );
}

/** What was written and can no longer be sent. */
function Unsent({ texts }: { readonly texts: readonly string[] }) {
  const kept = texts.filter((text) => text !== '');
  if (kept.length === 0) return null;
  return (
    <>
      <p>{messages.unsent}</p>
      <p className={words} dir="auto">
        {kept.join('\n')}
      </p>
      <p className={quiet}>{messages.unsentHint}</p>
    </>
  );
}
