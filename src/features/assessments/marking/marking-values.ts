import * as v from 'valibot';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import { subjectiveMarksInput } from '#contract/assessments/marks.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';

/** The marks of one answer as they are typed; '': not marked. */
export interface MarkValues {
  readonly position: number;
  readonly marks: string;
  readonly feedback: string;
  readonly version: number;
  /** As they were when the form was opened: what did not change is not sent. */
  readonly before: string;
}
export interface MarkingValues {
  readonly rows: readonly MarkValues[];
}

export const nameOfMark = ({ marks, feedback }: Pick<MarkValues, 'marks' | 'feedback'>): string =>
  JSON.stringify([marks, feedback]);

const fields = v.object({ rows: subjectiveMarksInput.entries.rows });

const typed = v.pipe(
  v.custom<MarkingValues>((values) => typeof values === 'object' && values !== null && 'rows' in values),
  v.transform(
    ({ rows }): v.InferInput<typeof fields> => ({
      rows: rows
        .filter((row) => nameOfMark(row) !== row.before && row.marks.trim() !== '')
        .map(({ position, marks, feedback, version }) => ({
          position,
          marks: numberIn(marks) ?? Number.NaN,
          feedback,
          version,
        })),
    }),
  ),
  fields,
);

export const markingForm = defineForm<MarkingValues, v.InferOutput<typeof fields>>({
  name: 'assessment-marks',
  schema: typed,
  blank: { rows: [] },
});
