import * as v from 'valibot';

export interface FieldIssue {
  readonly code: string;
  readonly limit?: number;
  readonly information: string | null;
}

export type FieldIssues = Readonly<Record<string, FieldIssue>>;

export const wholeForm = 'form';

/** Codes for schema rules that name no code of their own. */
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
 * The issues of an object's fields; empty when it may be sent. A rule's message is the code if it is one, as in
 * `v.minLength(2, 'name_too_short')`. Otherwise the kind of rule gives the code. An empty field is always `required`.
 */
export function issuesOf(schema: v.GenericSchema, values: unknown): FieldIssues {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  return result.success ? {} : byField(result.issues);
}

export function byField(issues: readonly v.BaseIssue<unknown>[]): FieldIssues {
  const found: Record<string, FieldIssue> = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    found[typeof key === 'string' ? key : wholeForm] ??= issueOf(issue);
  }
  return found;
}

const code = /^[a-z]+(_[a-z0-9]+)*$/;

/** Codes whose general text names the limit. */
const saysLimit: ReadonlySet<string> = new Set<IssueCode>([
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
]);

function issueOf(issue: v.BaseIssue<unknown>): FieldIssue {
  const { message, requirement, input } = issue;
  const limit = typeof requirement === 'number' ? { limit: requirement } : {};
  if (code.test(message)) {
    if (isEmpty(input)) return { code: 'required', information: null };
    return { code: message, ...(saysLimit.has(message) && limit), information: null };
  }
  // The library's own messages are for programmers, so they are dropped.
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
