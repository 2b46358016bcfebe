import { useCallback } from 'react';
import type { AssessmentResult } from '#contract/assessments/attempt.wire.ts';
import { getAssessmentResultCall } from '#contract/assessments/calls/get-assessment-result.call.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { answerWords, keyWords } from '../answer-words.ts';
import { PrintResult } from '../sheets/PrintResult.tsx';
import { RubricGiven } from '../sheets/RubricGiven.tsx';
import { attemptMessages as messages } from './attempt-messages.en.ts';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const quiet = css({
  textStyle: 'small',
  color: 'text.muted',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const figure = css({ textStyle: 'section' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const image = css({ maxWidth: 'full', height: 'auto', borderRadius: 'sm' });
const list = css({ display: 'grid', gap: '5' });

interface AttemptResultProps {
  readonly attemptId: number;
  readonly person: Person;
  readonly listen: ListenForHints;
}

/** What was handed in, and the parts of the result that the student may see. */
export function AttemptResult({ attemptId, person, listen }: AttemptResultProps) {
  const { round } = useRefresh(listen);
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(getAssessmentResultCall, { attempt_id: attemptId }, { signal })).data,
    [attemptId],
  );
  const [loaded, , retry] = useLoaded(load, round);
  if (loaded.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={3} />;
  if (loaded.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  const result = loaded.data;
  /** [CB-05] The school's. */
  const zone = person.school.timeZone;
  return (
    <>
      <Card title={messages.receipt}>
        <p>{messages.reasons[result.reason](formatMoment(result.handed_in_at, zone))}</p>
        <p className={quiet}>{messages.answeredOf(result.answered, result.questions)}</p>
      </Card>
      <Card title={messages.resultTitle}>
        <Stack>
          <Score result={result} />
          <PrintResult result={result} person={person} />
        </Stack>
      </Card>
      {result.answers && (
        <Card title={messages.answersTitle}>
          <ol className={list}>
            {result.answers.map((answer, index) => (
              <li key={answer.position}>
                <Answer answer={answer} number={index + 1} of={result.questions} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

function Score({
  result: { score, is_released: isReleased, show_policy: policy, answers },
}: {
  readonly result: AssessmentResult;
}) {
  if (!score) {
    const isHidden = isReleased === 1 && policy === 'nothing';
    return <p>{isHidden ? messages.notShown : messages.notYet}</p>;
  }
  const isPassed = score.is_passed === 1;
  return (
    <Stack>
      <div className={line}>
        <span className={figure}>{messages.score(score.marks, score.marks_most, score.percent)}</span>
        <Badge tone={isPassed ? 'success' : 'warning'}>
          {isPassed ? messages.passed : messages.notPassed}
        </Badge>
      </div>
      <p className={quiet}>{messages.passMark(score.pass_percent)}</p>
      {score.feedback !== '' && (
        <p className={words} dir="auto">
          {score.feedback}
        </p>
      )}
      {answers === null && policy === 'score_then_keys' && <p className={quiet}>{messages.keysLater}</p>}
    </Stack>
  );
}

interface AnswerProps {
  readonly answer: NonNullable<AssessmentResult['answers']>[number];
  readonly number: number;
  readonly of: number;
}

function Answer({
  answer: { prompt, picture, body, answer, key, explanation, feedback, scores, marks, marks_most: most },
  number,
  of,
}: AnswerProps) {
  const right = keyWords(body, key);
  const facts = [
    { name: messages.yours, text: answerWords(body, answer) || messages.noAnswer },
    ...(right === '' ? [] : [{ name: messages.right, text: right }]),
    ...(feedback === '' ? [] : [{ name: messages.feedback, text: feedback }]),
  ];
  return (
    <Stack>
      <div className={line}>
        <h3>{messages.question(number, of)}</h3>
        {marks !== null && (
          <Badge tone={marks === most ? 'success' : 'neutral'}>{messages.markOf(marks, most)}</Badge>
        )}
      </div>
      <p className={words} dir="auto">
        {prompt}
      </p>
      {picture && <img className={image} src={`/files/${picture.fileId}`} alt={picture.words} />}
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className={quiet}>{name}</dt>
            <dd className={words} dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {scores.length > 0 && <RubricGiven scores={scores} />}
      {explanation !== '' && (
        <p className={quiet} dir="auto">
          {explanation}
        </p>
      )}
    </Stack>
  );
}
