import * as v from 'valibot';

/** What is wrong with a field, as a code. */
export interface FieldIssue {
  /** One of `issueCodes`, or a code that the field's own rule says. */
  readonly code: string;
  /** The least or the most that is allowed. */
  readonly limit?: number;
  /** Words for people, where whoever judged wrote some; in English. */
  readonly information: string | null;
}

/** By field; the first thing that is wrong with each. */
export type FieldIssues = Readonly<Record<string, FieldIssue>>;

/** Of a whole object, not of one of its fields. */
export const wholeForm = 'form';

/** What a schema finds that says no code of its own. */
export type IssueCode =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_few'
  | 'too_many'
  | 'email'
  | 'whole_number'
  | 'not_listed'
  | 'wrong';

/**
 * What a schema has against an object's fields; nothing: they may be sent. A rule whose message is a code, such as
 * `v.minLength(2, 'name_too_short')`, gives that code; of any other the code comes from the kind of rule. Of what is empty
 * it is always `required`.
 */
export function issuesOf(schema: v.GenericSchema, values: unknown): FieldIssues {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  return result.success ? {} : byField(result.issues);
}

/** The first thing that a schema found wrong with each field. */
export function byField(issues: readonly v.BaseIssue<unknown>[]): FieldIssues {
  const found: Record<string, FieldIssue> = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    found[typeof key === 'string' ? key : wholeForm] ??= issueOf(issue);
  }
  return found;
}

const code = /^[a-z]+(_[a-z0-9]+)*$/;

function issueOf(issue: v.BaseIssue<unknown>): FieldIssue {
  const { message, requirement, input } = issue;
  if (code.test(message)) return { code: isEmpty(input) ? 'required' : message, information: null };
  const limit = typeof requirement === 'number' ? { limit: requirement } : {};
  // The library's own words are for programmers; the contract's are for people.
  const information = message.startsWith('Invalid ') ? null : message;
  return { code: codeOf(issue), ...limit, information };
}

const isEmpty = (input: unknown) =>
  input === undefined || input === null || Number.isNaN(input) || Object(input).length === 0;

function codeOf({ type, input }: v.BaseIssue<unknown>): IssueCode {
  if (isEmpty(input)) return 'required';
  if (type === 'string' && typeof input === 'string') return 'wrong';
  return (Array.isArray(input) ? listCodes[type] : undefined) ?? codes[type] ?? 'wrong';
}

const listCodes: Readonly<Record<string, IssueCode>> = { min_length: 'too_few', max_length: 'too_many' };
const codes: Readonly<Record<string, IssueCode>> = {
  min_length: 'too_short',
  max_length: 'too_long',
  min_value: 'too_small',
  max_value: 'too_large',
  email: 'email',
  integer: 'whole_number',
  safe_integer: 'whole_number',
  picklist: 'not_listed',
  literal: 'not_listed',
  union: 'not_listed',
};
