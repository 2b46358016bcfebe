import * as v from 'valibot';
import { pageOutput } from '#contract/core/page.ts';
import { trimmedText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from './people.wire.ts';

const studentOfSchool = { ...ofSchool, id };
export const studentInput = v.object(studentOfSchool);

/** What changes a person's record. The server writes these and no others: its journal takes the type from here. */
export const changeActs = [
  'added',
  'edited',
  'status',
  'deleted',
  'restored',
  'places',
  'password',
  'transferred',
  'migrated',
  'merged',
] as const;
export type ChangeAct = (typeof changeActs)[number];

/** What was done to a student's record, or with it: who only looked at it stands here too. */
const recordActs = [...changeActs, 'read', 'exported', 'list_read', 'list_exported'] as const;
export type RecordAct = (typeof recordActs)[number];

export const historyInput = v.object({
  ...studentOfSchool,
  page: v.optional(v.pipe(wireId, v.minValue(1)), 1),
});

const historyRow = v.object({
  /** ISO 8601. */
  at: v.string(),
  act: v.picklist(recordActs),
  /** Who did it; '' of somebody whose own record is erased. */
  by: v.string(),
  /** They are of the central office. */
  office: v.boolean(),
  /** What was changed, by the names of the form. */
  fields: v.array(v.string()),
});
export type HistoryRow = v.InferOutput<typeof historyRow>;
export const historyOutput = pageOutput(historyRow);

/** All that is kept about somebody, by what it is about: a row for each entry, its values by their names. */
export const recordOutput = v.object({
  data: v.object({
    user_id: v.string(),
    name: v.string(),
    parts: v.array(
      v.object({
        part: v.string(),
        rows: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
      }),
    ),
  }),
});
export type StudentRecord = v.InferOutput<typeof recordOutput>['data'];

/** Whoever erases writes the username, so that nobody is erased by a slip. */
export const eraseInput = v.object({
  ...studentOfSchool,
  user_id: trimmedText(40),
});
export const erasedOutput = v.object({ success: v.literal('true') });
