import { useRef, useState } from 'react';
import { completedAssessmentAnswerCall } from '#contract/assessments/calls/completed-assessment-answer.call.ts';
import { updateSubjectiveMarksCall } from '#contract/assessments/calls/update-subjective-marks.call.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { isolate } from '#src/lib/words/isolate.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { answerWords, keyWords } from '../answer-words.ts';
import type { QuestionsProps } from '../assessments-site.ts';
import { markingMessages as messages } from './marking-messages.en.ts';
import {
  changedMarks,
  feedbackField,
  type MarkingValues,
  markingFormFor,
  markingValues,
  marksField,
} from './marking-values.ts';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const quiet = css({
  textStyle: 'small',
  color: 'text.muted',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const short = css({ maxWidth: '56' });
const image = css({ maxWidth: 'full', height: 'auto', borderRadius: 'sm' });

type Completed = CallOutput<typeof completedAssessmentAnswerCall>['data'];

/** What was handed in, as the form of its marks takes it. */
export async function loadMarks(attemptId: number, signal?: AbortSignal) {
  const input = { attempt_id: attemptId };
  const { data } = await call(completedAssessmentAnswerCall, input, signal ? { signal } : {});
  // Each answer has a version of its own.
  return { id: attemptId, version: 0, values: markingValues(data.answers), work: data };
}
export type LoadedMarks = Awaited<ReturnType<typeof loadMarks>>;

interface MarkFormProps extends RowForm {
  readonly loaded: LoadedMarks;
  readonly site: Pick<QuestionsProps, 'person' | 'sessionLive'>;
}

/** [CE-02] The answers of one attempt beside what is right, with the marks that a person gives. */
export function MarkForm({ loaded, site, of, onSaved, onClose }: MarkFormProps) {
  const { work } = loaded;
  const [definition] = useState(() => markingFormFor(work.answers));
  // What is stored by now: after a merge what the other one gave.
  const stored = useRef(work.answers);
  const form = useStoredForm({
    definition,
    of,
    stored: loaded,
    person: site.person,
    sessionLive: site.sessionLive,
    labels: labelsOf(work.answers),
    issueTexts: messages.issues,
    save: async ({ id, version: _version, formSession: _session, ...values }, signal) => {
      const rows = changedMarks(textsOf(values), stored.current);
      if (rows.length > 0) await call(updateSubjectiveMarksCall, { attempt_id: id, rows }, { signal });
    },
    load: async (id, signal) => {
      const newest = await loadMarks(id, signal);
      stored.current = newest.work.answers;
      return newest;
    },
    onSaved: () => {
      alerts.show({ tone: 'success', title: messages.saved });
      onSaved();
    },
    onClose,
  });
  const sum = work.answers.reduce(
    (all, { position }) => all + (numberIn(form.values[marksField(position)] ?? '') ?? 0),
    0,
  );
  return (
    <ResourceForm
      form={form}
      size="wide"
      title={`${isolate(work.student_name)}: ${isolate(work.assessment_name)}`}
    >
      {work.state === 'open' && <Banner title={messages.open} />}
      <p className={quiet}>{messages.sum(sum, work.marks_most)}</p>
      {work.answers.map((answer, index) => (
        <Answer
          key={answer.position}
          answer={answer}
          number={index + 1}
          kept={work.kept.filter(({ position }) => position === answer.position)}
          marks={{ ...form.text(marksField(answer.position)), label: messages.marksOf(answer.marks_most) }}
          feedback={{ ...form.text(feedbackField(answer.position)), label: messages.feedback }}
        />
      ))}
    </ResourceForm>
  );
}

type Bound = ReturnType<ReturnType<typeof useStoredForm<MarkingValues, MarkingValues, void>>['text']>;

const labelsOf = (answers: Completed['answers']): Record<string, string> =>
  Object.fromEntries(
    answers.flatMap(({ position }, index) => [
      [marksField(position), `${messages.question(index + 1)}: ${messages.fields.marks}`],
      [feedbackField(position), `${messages.question(index + 1)}: ${messages.feedback}`],
    ]),
  );

/** The fields alone, of what a save is given. */
const textsOf = (values: Readonly<Record<string, unknown>>): MarkingValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

interface AnswerProps {
  readonly answer: Completed['answers'][number];
  readonly number: number;
  readonly kept: Completed['kept'];
  readonly marks: Bound;
  readonly feedback: Bound;
}

function Answer({ answer, number, kept, marks, feedback }: AnswerProps) {
  const { body, key, prompt, picture } = answer;
  const right = keyWords(body, key);
  return (
    <Card title={messages.question(number)} level={3}>
      <Stack>
        <p className={words} dir="auto">
          {prompt}
        </p>
        {picture && <img className={image} src={`/files/${picture.fileId}`} alt={picture.words} />}
        <div>
          <p className={quiet}>
            {messages.answer} {answer.is_late === 1 && <Badge tone="warning">{messages.late}</Badge>}
          </p>
          <p className={words} dir="auto">
            {answerWords(body, answer.answer) || messages.noAnswer}
          </p>
        </div>
        {right !== '' && (
          <div>
            <p className={quiet}>{messages.right}</p>
            <p className={words} dir="auto">
              {right}
            </p>
          </div>
        )}
        {kept.map(({ seq, answer: late }) => (
          <p key={seq} className={quiet} dir="auto">
            {messages.keptAnswer(answerWords(body, late) || messages.noAnswer)}
          </p>
        ))}
        <div className={short}>
          <TextField {...marks} inputMode="decimal" />
        </div>
        <TextArea {...feedback} rows={2} />
      </Stack>
    </Card>
  );
}
