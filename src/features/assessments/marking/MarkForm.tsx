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
import { type MarkingValues, type MarkValues, markingForm, nameOfMark } from './marking-values.ts';

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

const markOf = ({ position, marks, feedback, version }: Completed['answers'][number]): MarkValues => {
  const typed = { marks: marks === null ? '' : String(marks), feedback };
  return { position, ...typed, version, before: nameOfMark(typed) };
};

/** What was handed in, as the form of its marks takes it. */
export async function loadMarks(attemptId: number, signal?: AbortSignal) {
  const input = { attempt_id: attemptId };
  const { data } = await call(completedAssessmentAnswerCall, input, signal ? { signal } : {});
  const values: MarkingValues = { rows: data.answers.map(markOf) };
  // Each answer has a version of its own.
  return { id: attemptId, version: 0, values, work: data };
}
export type LoadedMarks = Awaited<ReturnType<typeof loadMarks>>;

interface MarkFormProps extends RowForm {
  readonly loaded: LoadedMarks;
  readonly site: Pick<QuestionsProps, 'person' | 'sessionLive'>;
}

/** [CE-02] The answers of one attempt beside what is right, with the marks that a person gives. */
export function MarkForm({ loaded, site, of, onSaved, onClose }: MarkFormProps) {
  const { work } = loaded;
  const form = useStoredForm({
    definition: markingForm,
    of,
    stored: loaded,
    person: site.person,
    sessionLive: site.sessionLive,
    labels: { rows: messages.fields.marks },
    save: async ({ id, rows }, signal) =>
      call(updateSubjectiveMarksCall, { attempt_id: id, rows }, { signal }),
    load: loadMarks,
    onSaved: () => {
      alerts.show({ tone: 'success', title: messages.saved });
      onSaved();
    },
    onClose,
  });
  const { rows } = form.values;
  const set = (position: number, change: Partial<MarkValues>) =>
    form.set(
      'rows',
      rows.map((row) => (row.position === position ? { ...row, ...change } : row)),
    );
  const sum = rows.reduce((all, { marks }) => all + (numberIn(marks) ?? 0), 0);
  return (
    <ResourceForm
      form={form}
      size="wide"
      title={`${isolate(work.student_name)}: ${isolate(work.assessment_name)}`}
      show={(_field, value) => marksText(value)}
    >
      {work.state === 'open' && <Banner title={messages.open} />}
      <p className={quiet}>{messages.sum(sum, work.marks_most)}</p>
      {work.answers.map((answer, index) => {
        const row = rows.find(({ position }) => position === answer.position);
        return (
          row && (
            <Answer
              key={answer.position}
              answer={answer}
              number={index + 1}
              row={row}
              kept={work.kept.filter(({ position }) => position === answer.position)}
              onChange={(change) => set(answer.position, change)}
            />
          )
        );
      })}
    </ResourceForm>
  );
}

interface AnswerProps {
  readonly answer: Completed['answers'][number];
  readonly number: number;
  readonly row: MarkValues;
  readonly kept: Completed['kept'];
  readonly onChange: (change: Partial<MarkValues>) => void;
}

function Answer({ answer, number, row, kept, onChange }: AnswerProps) {
  const { body, key, prompt, picture, marks_most: most } = answer;
  const right = keyWords(body, key);
  const given = row.marks.trim() === '' ? 0 : numberIn(row.marks);
  const isWrong = given === null || given < 0 || given > most;
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
          <TextField
            label={messages.marksOf(most)}
            inputMode="decimal"
            value={row.marks}
            error={isWrong ? messages.notNumber(most) : undefined}
            onChange={(marks) => onChange({ marks })}
          />
        </div>
        <TextArea
          label={messages.feedback}
          rows={2}
          value={row.feedback}
          onChange={(feedback) => onChange({ feedback })}
        />
      </Stack>
    </Card>
  );
}

/** How marks read where two versions are compared. */
function marksText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map((row: MarkValues) => `${row.position}: ${row.marks} ${row.feedback}`.trim()).join('\n');
}
