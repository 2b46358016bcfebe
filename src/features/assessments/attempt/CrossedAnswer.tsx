import type { SavedAnswer, ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import type { AttemptEvent } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { answerWords } from '../answer-words.ts';
import { attemptMessages as messages } from './attempt-messages.en.ts';

interface CrossedAnswerProps {
  readonly item: ShownAttempt['items'][number];
  /** This browser's answer, which was never sent. */
  readonly own: SavedAnswer;
  readonly isMine: boolean;
  readonly send: (event: AttemptEvent) => void;
}

/** Another device changed the answer meanwhile, so the student chooses one of the two. */
export function CrossedAnswer({ item: { position, body }, own, isMine, send }: CrossedAnswerProps) {
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={messages.crossed}
      text={messages.crossedText(answerWords(body, own.answer))}
      action={
        isMine && (
          <>
            <Button size="sm" variant="primary" onClick={() => send({ type: 'crossed.use', position })}>
              {messages.crossedUse}
            </Button>
            <Button size="sm" onClick={() => send({ type: 'crossed.drop', position })}>
              {messages.crossedDrop}
            </Button>
          </>
        )
      }
    />
  );
}
