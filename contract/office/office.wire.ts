import * as v from 'valibot';
import { lookupInput } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rowsToChange } from '#contract/core/rows.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { chosenPeople } from '#contract/people/sign-in-sheet.wire.ts';
import {
  accessFields,
  adminFieldsFor,
  personText,
  ranks,
  subUserAccess,
  subUserFieldsFor,
} from './office.rules.ts';

const status = v.picklist([0, 1]);
const statusFilter = v.picklist(['active', 'inactive']);
const formSession = rawText(64);
const number = v.pipe(rawText(9), v.regex(/^\d{1,9}$/));

const userRow = {
  id: v.number(),
  version: v.number(),
  user_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email_id: v.string(),
  status,
  /** 1: their password is still the code they were given. */
  has_start_code: v.picklist([0, 1]),
};

/** [C9-04] A school admin in the grid. */
export const adminRow = v.object({ ...userRow, school_id: v.number(), school_name: v.string() });
export type AdminRow = v.InferOutput<typeof adminRow>;
export const adminPageInput = pageInput({
  sorts: ['name', 'school', 'created'],
  filters: { status: statusFilter, school: number },
});
export const adminPageOutput = pageOutput(adminRow);

/** [C9-02, RP-01] */
export const subUserRow = v.object({
  ...userRow,
  sub_role: v.picklist(ranks),
  department: v.string(),
  modules: v.nullable(v.array(v.string())),
  /** Schools they look after; null: all. */
  schools: v.nullable(v.number()),
});
export type SubUserRow = v.InferOutput<typeof subUserRow>;
export const subUserPageInput = pageInput({
  sorts: ['name', 'created'],
  filters: { status: statusFilter, rank: v.picklist(ranks), department: number },
});
export const subUserPageOutput = pageOutput(subUserRow);

/** [QU-06] New codes and cards for chosen rows. */
export const userCodesInput = v.object(chosenPeople);

/** As stored, even if today's rules refuse them [QC-49]. */
const storedNames = { firstName: v.string(), lastName: v.string(), email_id: v.string() };

const stored = { id: v.number(), version: v.number(), user_id: v.string(), status };
export const adminUserOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...stored,
    school_name: v.string(),
    values: v.object({ school_id: v.number(), ...storedNames }),
  }),
});
/** Defaults of the form, without modules that are no longer granted. */
export const subUserOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...stored,
    values: v.object({
      ...storedNames,
      sub_role: v.picklist(ranks),
      department: v.number(),
      modules: v.array(v.string()),
      school_ids: v.array(v.number()),
    }),
  }),
});

export const addAdminInput = v.object({ ...adminFieldsFor().entries, formSession });
export const addSubUserInput = v.object({ ...subUserFieldsFor().entries, formSession });
/** `code` is shown only once: a repeat of the call answers ''. */
export const addedUserOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ id: v.number(), user_id: v.string(), name: v.string(), code: v.string() }),
});

/** The handler checks the names, because it knows the stored ones. */
const edited = {
  id,
  version: count,
  firstName: personText,
  lastName: personText,
  email_id: personText,
  formSession,
};
/** An admin cannot change schools. */
export const editAdminInput = v.object(edited);
export const updateSubUserInput = v.object({ ...subUserAccess.entries, ...edited });
export const updateAccessInput = v.object({ ...accessFields.entries, id, version: count });
export const savedUserOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ id: v.number(), version: v.number() }),
});

export const setUserStatusInput = v.object({ rows: rowsToChange, isActive: v.boolean() });
export const resetUserOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), user_id: v.string(), name: v.string(), code: v.string() }),
});

export const departmentsOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), department_name: v.string() })),
});
export const modulesOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ module_url: v.string(), module_name: v.string() })),
});
export const spocsSchoolsInput = v.object({ ...lookupInput.entries, id });
export const removeSpocInput = v.object({ id, school_id: id });
