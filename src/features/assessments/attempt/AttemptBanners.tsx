import type {
  AttemptEvent,
  OpenedAttempt,
} from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import type { AttemptView } from '#machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { attemptMessages as messages } from './attempt-messages.en.ts';

interface BannerProps {
  readonly view: AttemptView;
  readonly send: (event: AttemptEvent) => void;
}

export function Elsewhere({
  attempt,
  view: { lease, context },
  send,
}: BannerProps & Pick<OpenedAttempt, 'attempt'>) {
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={messages.elsewhere}
      text={
        context.failure
          ? failureText(context.failure, failureMessages)
          : attempt.device === ''
            ? messages.elsewhereText
            : messages.elsewhereOn(attempt.device)
      }
      action={
        <Button variant="primary" busy={lease === 'takingOver'} onClick={() => send({ type: 'here.press' })}>
          {messages.here}
        </Button>
      }
    />
  );
}

export function Unsent({ view: { context, stage }, send }: BannerProps) {
  return (
    <Banner
      tone="warning"
      announce="assertive"
      title={messages.unsent}
      text={context.isOver ? messages.unsentOver : messages.unsentText}
      action={
        <>
          <Button
            variant="primary"
            busy={stage === 'submitting'}
            onClick={() => send({ type: 'submit.retry' })}
          >
            {messages.sendAgain}
          </Button>
          {!context.isOver && (
            <Button onClick={() => send({ type: 'work.on' })}>{messages.keepWorking}</Button>
          )}
        </>
      }
    />
  );
}
