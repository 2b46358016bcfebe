import * as v from 'valibot';
import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import { marksStep } from '#contract/assessments/question-types.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';

/** One field an answer for its marks and one for its feedback, so that of two who mark both stay. */
export type MarkingValues = Readonly<Record<string, string>>;
export const marksField = (position: number): string => `marks_${position}`;
export const feedbackField = (position: number): string => `feedback_${position}`;

interface Markable {
  readonly position: number;
  readonly marks: number | null;
  readonly marks_most: number;
  readonly feedback: string;
  readonly version: number;
}

/** What stands in the fields of these answers. */
export const markingValues = (answers: readonly Markable[]): MarkingValues =>
  Object.fromEntries(
    answers.flatMap(({ position, marks, feedback }) => [
      [marksField(position), marks === null ? '' : String(marks)],
      [feedbackField(position), feedback],
    ]),
  );

const isStep = (marks: number): boolean => Number.isInteger(Math.round((marks / marksStep) * 1e6) / 1e6);

/** The form of one attempt's answers. Feedback goes with marks: without them nothing is stored. */
export function markingFormFor(answers: readonly Markable[]) {
  const fields = Object.fromEntries(
    answers.flatMap(({ position, marks_most: most }) => [
      [
        marksField(position),
        v.pipe(
          v.string(),
          v.check((typed) => {
            const marks = numberIn(typed);
            return typed.trim() === '' || (marks !== null && marks >= 0 && marks <= most && isStep(marks));
          }, 'bad_step'),
        ),
      ],
      [feedbackField(position), v.pipe(v.string(), v.maxLength(assessmentLimits.feedback))],
    ]),
  );
  const schema = v.pipe(
    v.object(fields),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: MarkingValues = dataset.value;
      for (const { position, marks } of answers) {
        const key = marksField(position);
        const value = input[key] ?? '';
        const isMissed = marks !== null || (input[feedbackField(position)] ?? '').trim() !== '';
        if (value.trim() === '' && isMissed)
          addIssue({
            message: 'marks_missing',
            path: [{ type: 'object', origin: 'value', input: { ...input }, key, value }],
          });
      }
    }),
  );
  const blank: MarkingValues = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
  return defineForm<MarkingValues, MarkingValues>({ name: 'assessment-marks', schema, blank });
}

/** What differs from what is stored, as the call takes it. */
export const changedMarks = (values: MarkingValues, answers: readonly Markable[]) =>
  answers.flatMap(({ position, marks, feedback, version }) => {
    const typed = numberIn(values[marksField(position)] ?? '');
    const said = (values[feedbackField(position)] ?? '').trim();
    return typed === null || (typed === marks && said === feedback)
      ? []
      : [{ position, marks: typed, feedback: said, version }];
  });
