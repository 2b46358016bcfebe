import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { type FieldIssue, issuesOf } from '#contract';
import { Refusal } from '#server/core/refusal.ts';
import { problemText } from '#server/profile/index.ts';
import type { profiles } from '#server/profile/schema.ts';
import type { people } from '#server/schools/schema.ts';

const text = v.optional(v.string(), '');

/** What the office writes about a person, by the names of the forms, where it stands in one column. */
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

/** Of a form's fields those that are of the record; what it does not have stays as in `before`. */
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

/** As the two tables keep it. */
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

/** [VP-23…VP-27] The same rules as in the browser, for whoever does not ask them there. */
export function judgeFields<Output>(
  schema: GenericSchema<unknown, Output>,
  values: object,
  timeZone: string,
): Output {
  const told = Object.entries(issuesOf(schema, values)).map(([field, issue]) => [
    field,
    issueText(field, issue, timeZone),
  ]);
  const [first] = told;
  if (first) throw new Refusal('bad_fields', first[1] ?? '', { fields: Object.fromEntries(told) });
  return v.parse(schema, values);
}

const missing: Readonly<Record<string, string>> = {
  user_id: 'Username is required.',
  firstName: 'First name is required.',
  mobile: 'Mobile Number is required.',
  email_id: 'Email is required.',
  gender: 'Gender is required',
};

function issueText(field: string, { code, limit }: FieldIssue, timeZone: string): string {
  switch (code) {
    case 'required':
      return missing[field] ?? 'Fill this in.';
    case 'name_letters':
    case 'mobile_digits':
    case 'email_form':
      return problemText(code, timeZone);
    case 'login_form':
      return 'A username has 2 to 24 letters, digits, dots, dashes or underscores.';
    case 'birth_date':
      return 'Write a day that has been, such as 2015-03-31.';
    case 'too_long':
      return limit === undefined ? 'This is too long.' : `At most ${limit} characters.`;
    default:
      return 'This cannot be taken. Look at it again.';
  }
}
