import { useEffect, useRef } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { AssessmentProps } from '../assessments-props.ts';
import { AssessmentGate } from './AssessmentGate.tsx';
import { Unsent } from './AttemptBanners.tsx';
import { AttemptPaper } from './AttemptPaper.tsx';
import { AttemptResult } from './AttemptResult.tsx';
import { attemptMessages as messages } from './attempt-messages.en.ts';
import { useAttempt } from './use-attempt.ts';
import { useLostFocus } from './use-lost-focus.ts';

export function StudentAssessment({ app }: { readonly app: AssessmentProps }) {
  const { view, send, told } = useAttempt(app);
  const { stage, context } = view;
  const { card, attempt, failure } = context;
  const isOnPaper = stage === 'answering' || stage === 'submitting' || stage === 'unsent';
  const paper = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  // When the page opens, the focus stays where it is.
  const hasBegun = useRef(false);
  useLostFocus(stage, () =>
    hasBegun.current ? (after.current ?? paper.current?.querySelector('h2')) : null,
  );
  useEffect(() => {
    if (isOnPaper || stage === 'starting') hasBegun.current = true;
  }, [isOnPaper, stage]);
  const back = <Button onClick={app.onBack}>{messages.back}</Button>;
  if (stage === 'failed')
    return failure?.code === 'not_found' ? (
      <EmptyState title={messages.gone} text={messages.goneText} action={back} />
    ) : (
      <ErrorState
        title={messages.failed}
        retry={{ label: messages.retry, onRetry: () => send({ type: 'attempt.retry' }) }}
      />
    );
  // While it is checked again the gate stays; otherwise typed text would be lost.
  const isAtGate = stage === 'checking' && card?.door === 'open' && (!attempt || context.isAgain);
  if (!card || (stage === 'checking' && !isAtGate))
    return <Skeleton label={messages.loading} shape="rows" count={5} />;
  const hasPaper = attempt !== null && attempt.items.length > 0;
  return (
    <Stack>
      <PageHeader
        title={card.assessment_name}
        text={[messages.kinds[card.kind], messages.minutes(card.minutes), messages.by(card.teacher)].join(
          ' · ',
        )}
        actions={isOnPaper ? undefined : back}
      />
      {(isAtGate || ['early', 'ready', 'starting', 'shut'].includes(stage)) && (
        <AssessmentGate
          card={card}
          view={isAtGate ? { ...view, stage: 'ready' } : view}
          zone={app.person.school.timeZone}
          onStart={(otp) => send({ type: 'start.press', otp })}
        />
      )}
      {isOnPaper && attempt && hasPaper && (
        <div ref={paper}>
          <AttemptPaper attempt={attempt} view={view} told={told} send={send} />
        </div>
      )}
      {/* An attempt that ended while this browser was away shows no questions; what it kept is sent. */}
      {isOnPaper && !hasPaper && failure && <Unsent view={view} send={send} />}
      {isOnPaper && !hasPaper && !failure && <Skeleton label={messages.handingIn} shape="rows" count={5} />}
      {stage === 'closed' && (
        <div ref={after} tabIndex={-1}>
          <Banner
            tone="warning"
            announce="assertive"
            title={messages.closedTitle}
            text={messages.closedText}
            action={
              <Button variant="primary" onClick={() => send({ type: 'attempt.retry' })}>
                {messages.seeHandedIn}
              </Button>
            }
          />
        </div>
      )}
      {stage === 'handedIn' && attempt && (
        <div ref={after} tabIndex={-1} role="group" aria-label={messages.receipt}>
          <Stack>
            <AttemptResult
              attemptId={attempt.attempt_id}
              card={card}
              person={app.person}
              listen={app.listen}
            />
            {card.door === 'open' && card.attempts_left > 0 && (
              <div>
                <Button onClick={() => send({ type: 'attempt.again' })}>{messages.again}</Button>
              </div>
            )}
          </Stack>
        </div>
      )}
    </Stack>
  );
}
