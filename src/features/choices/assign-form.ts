import * as v from 'valibot';
import { defineForm } from '#machines/form/define-form.ts';

export interface AssignValues {
  readonly projects: readonly number[];
  readonly parts: readonly number[];
  readonly students: readonly number[];
  /** `YYYY-MM-DD`, or ''. */
  readonly due: string;
}

const blank: AssignValues = { projects: [], parts: [], students: [], due: '' };
const ids = v.array(v.number());

const assignForm = defineForm({
  name: 'assign-curriculum',
  blank,
  schema: v.pipe(
    v.object({ projects: v.pipe(ids, v.minLength(1)), parts: ids, students: ids, due: v.string() }),
    v.forward(
      v.check(({ parts, students }) => parts.length + students.length > 0, 'no_assignee'),
      ['parts'],
    ),
  ),
});

/** Preselects these projects and sections; the user can change both. */
export const assignFormOf = (projects: readonly number[], parts: readonly number[]): typeof assignForm => ({
  ...assignForm,
  blank: { ...blank, projects, parts },
});
