import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { issuesOf } from '#contract/core/issues.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { recordRefusals } from '#contract/people/people.refusals.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { people } from '#server/directory/schema.ts';
import { problemReason } from '#server/profile/index.ts';
import type { profiles } from '#server/profile/schema.ts';

const text = v.optional(v.string(), '');

const personRecord = v.object({
  user_id: text,
  firstName: text,
  lastName: text,
  email_id: text,
  admission_no: text,
  mobile: text,
  alternate_contact: text,
  gender: text,
  birth_date: text,
  strength: text,
  tools: text,
});
export type PersonRecord = v.InferOutput<typeof personRecord>;

/** Fields of the record; missing ones stay as in `before`. */
export const toRecord = (fields: object, before: object = {}): PersonRecord =>
  v.parse(personRecord, { ...before, ...fields });

export function recordOf(
  person: typeof people.$inferSelect,
  profile: typeof profiles.$inferSelect | null,
): PersonRecord {
  return {
    user_id: person.loginName,
    firstName: person.firstName,
    lastName: person.lastName,
    email_id: person.email,
    admission_no: person.admissionNo,
    mobile: profile?.mobile ?? '',
    alternate_contact: profile?.alternateContact ?? '',
    gender: profile?.gender ?? '',
    birth_date: profile?.birthDate ?? '',
    strength: profile?.strength ?? '',
    tools: profile?.tools ?? '',
  };
}

export function columnsOf(record: PersonRecord) {
  return {
    ofPeople: {
      loginName: record.user_id,
      firstName: record.firstName,
      lastName: record.lastName,
      email: record.email_id,
      admissionNo: record.admission_no,
    },
    ofProfile: {
      mobile: record.mobile,
      alternateContact: record.alternate_contact,
      gender: record.gender,
      birthDate: record.birth_date || null,
      strength: record.strength,
      tools: record.tools,
    },
  };
}

type RecordReason = ReasonsOf<typeof recordRefusals>;

/** [VP-23…VP-27] The browser's rules, for callers who skip them. */
export function validateFields<Output>(
  { refuse }: Refusing<RecordReason>,
  schema: GenericSchema<unknown, Output>,
  values: object,
  timeZone: string,
): Output {
  const issues = Object.entries(issuesOf(schema, values)).map(([field, { code }]) => [
    field,
    reasonFor(field, code, timeZone),
  ]);
  if (issues.length > 0) throw refuse('bad_fields', { issues: Object.fromEntries(issues) });
  return v.parse(schema, values);
}

const missing: Readonly<Record<string, RecordReason>> = {
  user_id: 'login_required',
  firstName: 'name_required',
  mobile: 'mobile_required',
  email_id: 'email_required',
  gender: 'gender_required',
};

function reasonFor(field: string, code: string, timeZone: string): RecordReason {
  switch (code) {
    case 'required':
      return missing[field] ?? 'bad_value';
    case 'name_letters':
    case 'mobile_digits':
    case 'email_form':
    case 'gender_required':
    case 'too_long':
      return problemReason(code, timeZone);
    case 'login_form':
    case 'birth_date':
      return code;
    default:
      return 'bad_value';
  }
}
