import { useCallback } from 'react';
import type { AssessmentResult, StudentCard } from '#contract/assessments/attempt.wire.ts';
import { getAssessmentResultCall } from '#contract/assessments/calls/get-assessment-result.call.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
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
  /** Says whether the student can take it again. */
  readonly card: Pick<StudentCard, 'door' | 'opens_at' | 'last_start_at'>;
  readonly person: Person;
  readonly listen: ListenForHints;
}

/** What was handed in, and the parts of the result that the student may see. */
export function AttemptResult({ attemptId, card, person, listen }: AttemptResultProps) {
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
  const again = againWords(card, zone);
  return (
    <>
      <Card title={messages.receipt}>
        <p>{messages.reasons[result.reason](formatMoment(result.handed_in_at, zone))}</p>
        <p className={quiet}>{messages.answeredOf(result.answered, result.questions)}</p>
      </Card>
      {result.sent_back === null ? (
        <Card title={messages.resultTitle}>
          <Stack>
            <Score result={result} />
            {result.marked_again_at !== null && (
              <p className={quiet}>{messages.markedAgain(formatMoment(result.marked_again_at, zone))}</p>
            )}
            <PrintResult result={result} person={person} />
          </Stack>
        </Card>
      ) : (
        <>
          <Banner tone="warning" title={messages.sentBack} text={result.sent_back} />
          {again !== '' && <p>{again}</p>}
        </>
      )}
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

function againWords(
  { door, opens_at: opens, last_start_at: last }: AttemptResultProps['card'],
  zone: string,
): string {
  if (door === 'open' && last !== null) return messages.againUntil(formatMoment(last, zone));
  if (door === 'early' && opens !== null) return messages.againFrom(formatMoment(opens, zone));
  return door === 'late' ? messages.againOver : '';
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
      {score.percent === null ? (
        <p>{messages.nothingCounts}</p>
      ) : (
        <>
          <div className={line}>
            <span className={figure}>{messages.score(score.marks, score.marks_most, score.percent)}</span>
            <Badge tone={isPassed ? 'success' : 'warning'}>
              {isPassed ? messages.passed : messages.notPassed}
            </Badge>
          </div>
          <p className={quiet}>{messages.passMark(score.pass_percent)}</p>
        </>
      )}
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
  answer: {
    prompt,
    picture,
    body,
    answer,
    key,
    explanation,
    is_corrected: isCorrected,
    feedback,
    scores,
    marks,
    marks_most: most,
  },
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
      {isCorrected === 1 && <p className={quiet}>{messages.corrected}</p>}
      {scores.length > 0 && <RubricGiven scores={scores} />}
      {explanation !== '' && (
        <p className={quiet} dir="auto">
          {explanation}
        </p>
      )}
    </Stack>
  );
}
