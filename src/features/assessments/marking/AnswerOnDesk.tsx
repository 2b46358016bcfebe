import { useEffect, useRef } from 'react';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import { isMarkedByRule } from '#contract/assessments/question-types.rules.ts';
import type { MarkingDeskEvent } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import type { MarkingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { answerWords, keyWords } from '../answer-words.ts';
import { DeskMarks } from './DeskMarks.tsx';
import { markingDesk as messages } from './desk-messages.en.ts';
import { OverruleForm } from './OverruleForm.tsx';
import { useMarkingKeys } from './use-marking-keys.ts';

const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 2fr) minmax(0, 3fr)]' },
});
const side = css({ display: 'grid', gap: '4', minWidth: '0' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const quiet = css({
  textStyle: 'small',
  color: 'text.muted',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const image = css({ maxWidth: 'full', height: 'auto', borderRadius: 'sm' });
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' });

interface AnswerOnDeskProps {
  readonly view: MarkingDeskView;
  readonly answer: DeskAnswer;
  readonly send: (event: MarkingDeskEvent) => void;
  readonly onProgram: (attemptId: number, position: number) => void;
}

/** Question and key on one side, answer and marks on the other; on a phone below each other. */
export function AnswerOnDesk({ view, answer, send, onProgram }: AnswerOnDeskProps) {
  const fields = useRef<HTMLDivElement>(null);
  useMarkingKeys(fields, send);
  const key = `${answer.attempt_id}-${answer.position}`;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    // On a phone the fields are below, so the next answer must scroll into view.
    if (shown.current !== key && !matchMedia('(pointer: fine)').matches)
      top.current?.scrollIntoView({ block: 'start' });
    shown.current = key;
  }, [key]);
  return (
    <div className={columns}>
      <Question answer={answer} />
      <div ref={top} className={side}>
        <Card title={answer.student_name || messages.hidden}>
          <Stack>
            <div className={facts}>
              {answer.number > 1 && <Badge>{messages.attempt(answer.number)}</Badge>}
              {answer.is_late === 1 && <Badge tone="warning">{messages.late}</Badge>}
              <span className={quiet}>{messages.sum(answer.so_far, answer.attempt_most)}</span>
            </div>
            <Answer answer={answer} />
            {answer.body.type === 'practical' && (
              <Button onClick={() => onProgram(answer.attempt_id, answer.position)}>
                {messages.program}
              </Button>
            )}
          </Stack>
        </Card>
        {view.isStale && view.context.fresh && <Stale fresh={view.context.fresh} send={send} />}
        <div ref={fields}>
          <Card title={messages.given}>
            {isMarkedByRule(answer.body.type) ? (
              <OverruleForm key={key} view={view} answer={answer} send={send} />
            ) : (
              <DeskMarks key={key} view={view} answer={answer} send={send} />
            )}
          </Card>
        </div>
      </div>
    </div>
  );
}

function Question({ answer }: { readonly answer: DeskAnswer }) {
  const { prompt, picture, body, key, explanation, is_corrected: isCorrected } = answer;
  const right = keyWords(body, key);
  const pictures = 'choices' in body ? body.choices.flatMap((choice) => choice.picture ?? []) : [];
  return (
    <Card title={messages.question}>
      <Stack>
        <p className={words} dir="auto">
          {prompt}
        </p>
        {[...(picture ? [picture] : []), ...pictures].map(({ fileId, words: said }) => (
          <img key={fileId} className={image} src={`/files/${fileId}`} alt={said} />
        ))}
        {right !== '' && (
          <div>
            <h3 className={quiet}>{messages.expected}</h3>
            <p className={words} dir="auto">
              {right}
            </p>
          </div>
        )}
        {isCorrected === 1 && <p className={quiet}>{messages.corrected}</p>}
        {explanation !== '' && (
          <div>
            <h3 className={quiet}>{messages.explanation}</h3>
            <p className={words} dir="auto">
              {explanation}
            </p>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Answer({ answer: { body, answer, kept } }: { readonly answer: DeskAnswer }) {
  const written = answerWords(body, answer);
  const count = written.trim() === '' ? 0 : written.trim().split(/\s+/u).length;
  return (
    <div>
      <h3 className={quiet}>{messages.answer}</h3>
      <p className={words} dir="auto">
        {written || messages.noAnswer}
      </p>
      {body.type === 'subjective' && written !== '' && (
        <p className={quiet}>{messages.wordCount(count, body.wordsMost)}</p>
      )}
      {kept.map(({ seq, answer: late }) => (
        <p key={seq} className={quiet} dir="auto">
          {messages.keptAnswer(answerWords(body, late) || messages.noAnswer)}
        </p>
      ))}
    </div>
  );
}

interface StaleProps {
  readonly fresh: DeskAnswer;
  readonly send: (event: MarkingDeskEvent) => void;
}

function Stale({ fresh, send }: StaleProps) {
  const marks = fresh.marks === null ? messages.noMarks : formatNumber(fresh.marks, 2);
  const given = messages.stale(fresh.marked_by || messages.somebody, marks);
  return (
    <Banner
      tone="warning"
      announce="assertive"
      title={messages.staleTitle}
      text={fresh.feedback === '' ? given : `${given} ${messages.staleFeedback(fresh.feedback)}`}
      action={
        <>
          <Button onClick={() => send({ type: 'mine.keep' })}>{messages.keepMine}</Button>
          <Button onClick={() => send({ type: 'theirs.take' })}>{messages.takeTheirs}</Button>
        </>
      }
    />
  );
}
