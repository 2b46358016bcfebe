import * as v from 'valibot';
import { modules } from '#contract/core/modules.ts';
import { nameText } from '#contract/core/name-text.ts';
import { type RowOf, resourceCalls } from '#contract/core/resource-calls.ts';
import { roles } from '#contract/core/roles.ts';
import { trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { removeRubricRefusals, saveRubricRefusals } from '../review.refusals.ts';
import { criteriaMost, levelsLeast, levelsMost } from '../review.rules.ts';

const lines = (least: number, most: number) =>
  v.pipe(
    v.array(trimmedText(120)),
    v.maxLength(40),
    v.transform((typed) => typed.filter((line) => line !== '')),
    v.array(nameText(120)),
    v.minLength(least, 'too_few_lines'),
    v.maxLength(most, 'too_many_lines'),
  );

export const rubricFields = v.object({
  name: nameText(100),
  /** `tools.id`; null: any tool. */
  toolId: v.nullable(id),
  criteria: lines(1, criteriaMost),
  levels: lines(levelsLeast, levelsMost),
});

/** Rubrics of the caller's school or the office. Scores keep the rubric's wording at their time. */
export const rubricCalls = resourceCalls('rubric', 'rubrics', {
  areas: ['Faculty'],
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
  forAllSchools: true,
  sorts: ['name'],
  fields: rubricFields,
  row: {
    name: v.string(),
    toolId: v.nullable(v.number()),
    tool_name: v.string(),
    criteria: v.array(v.string()),
    levels: v.array(v.string()),
  },
  errors: { save: saveRubricRefusals, remove: removeRubricRefusals },
});
export type RubricRow = RowOf<typeof rubricCalls>;
