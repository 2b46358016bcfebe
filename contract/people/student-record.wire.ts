import * as v from 'valibot';
import { pageOutput } from '#contract/core/page.ts';
import { trimmedText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { ofSchool } from './people.wire.ts';

const studentOfSchool = { ...ofSchool, id };
export const studentInput = v.object(studentOfSchool);

/** All changes that the server's journal records. */
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

/** Reading and exporting are recorded too. */
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
  /** '' if the person's own record was erased. */
  by: v.string(),
  office: v.boolean(),
  fields: v.array(v.string()),
});
export type HistoryRow = v.InferOutput<typeof historyRow>;
export const historyOutput = pageOutput(historyRow);

/** Everything stored about a person, by subject: one row per entry, with its values by name. */
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

/** The user types the login name, so that nobody is erased by mistake. */
export const eraseInput = v.object({
  ...studentOfSchool,
  user_id: trimmedText(40),
});
export const erasedOutput = v.object({ success: v.literal('true') });
