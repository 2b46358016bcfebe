import type * as v from 'valibot';
import { byField, type FieldIssue, wholeForm } from '#contract/core/issues.ts';
import {
  commonErrors,
  commonTexts,
  type ErrorBody,
  type Reason,
  type ReasonsOf,
  type RefusalTexts,
  sayRefusal,
} from '#contract/core/refusals.ts';
import { refusalStatuses } from '#contract/statuses.ts';
import type { SessionEnd } from './sessions.ts';

const statusOfCode: Readonly<Record<string, number>> = { ...commonErrors, ...refusalStatuses };

interface RefusalFacts extends Pick<ErrorBody, 'params' | 'issues' | 'fields'> {
  readonly retryAfterSeconds?: number;
}

/** Rolls the transaction back; `code` reaches the person in their language. Made only by `refuse` and below. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(
    readonly code: string,
    readonly information: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(`${code}: ${information}`);
    this.status = statusOfCode[code] ?? commonErrors.refused;
  }

  body(): ErrorBody {
    const { params, issues, fields } = this.facts;
    return {
      status: this.status,
      code: this.code,
      information: this.information,
      ...(params ? { params } : {}),
      ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
      ...(issues ? { issues } : {}),
    };
  }
}

export type { Refusal };

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

interface Beside<Reasons extends Reason> {
  readonly issues?: Readonly<Record<string, Reasons>>;
  readonly retryAfterSeconds?: number;
}

type RefuseWith<One extends Reason, Reasons extends Reason> = One extends string
  ? [code: One, beside?: Beside<Reasons>]
  : One extends { readonly code: infer Code; readonly params: infer Params }
    ? [code: Code, beside: Beside<Reasons> & { readonly params: Params }]
    : never;

/** Makes a refusal to throw. A function that takes a `Refuse<'locked'>` serves only calls that declare `locked`. */
export type Refuse<Reasons extends Reason> = (...why: RefuseWith<Reasons, Reasons>) => Refusal;

export interface Refusing<Reasons extends Reason> {
  readonly refuse: Refuse<Reasons>;
}

/** Makes a `refuse` for the declared texts, which go out in English. Handlers have theirs in the scene. */
export function refuserOf<Texts extends RefusalTexts>(texts: Texts): Refuse<ReasonsOf<Texts>>;
export function refuserOf(texts: RefusalTexts) {
  return (code: string, { issues, ...beside }: Beside<Reason> & Pick<ErrorBody, 'params'> = {}): Refusal => {
    const told = {
      code,
      ...(beside.params ? { params: beside.params } : {}),
      ...(issues ? { issues: issuesOf(issues) } : {}),
    };
    const { information = code, fields } = sayRefusal({ ...commonTexts, ...texts }, told);
    return new Refusal(code, information, { ...told, ...beside, fields });
  };
}

const issuesOf = (issues: Readonly<Record<string, Reason>>) =>
  Object.fromEntries(
    Object.entries(issues).map(([field, why]) => [field, typeof why === 'string' ? { code: why } : why]),
  );

const refuse = refuserOf(commonTexts);

/** Another school's row, somebody else's notice and a row that never was look the same. */
export const notFound = (): Refusal => refuse('not_found');

export const forbidden = (): Refusal => refuse('forbidden');

/** [QU-16] A person must choose a password of their own before everything else. */
export const passwordFirst = (): Refusal => refuse('password_first');

/** `ended` says that the school ended the session [ST-32], another device did [LG-07], or the account's provider. */
export const unauthorized = (ended: SessionEnd | null = null): Refusal =>
  new Refusal('unauthorized', commonTexts.unauthorized, ended ? { params: { ended } } : {});

/** Nothing is wrong with the call: sent again in a moment it may pass. */
export const unavailable = (): Refusal => refuse('unavailable', { retryAfterSeconds: 2 });

export const diskFull = (): Refusal => refuse('disk_full');

export const conflict = (): Refusal => refuse('conflict');

export const tooLarge = (): Refusal => refuse('too_large');

export const notBuilt = (): Refusal => refuse('not_built');

export const rateLimited = (seconds: number): Refusal =>
  refuse('rate_limited', { params: { seconds }, retryAfterSeconds: seconds });

export const badRequest = (information = 'The request is not in the expected form.'): Refusal =>
  new Refusal('bad_request', information, { issues: { [wholeForm]: { code: 'field_wrong' } } });

export function badInput(
  { errors }: { readonly errors: RefusalTexts },
  found: readonly v.BaseIssue<unknown>[],
): Refusal {
  const texts: RefusalTexts = { ...errors, ...commonTexts };
  const fields: Record<string, string> = {};
  const issues: Record<string, Exclude<Reason, string>> = {};
  for (const [field, issue] of Object.entries(byField(found))) {
    const told = reasonOf(errors, issue);
    issues[field] = told;
    fields[field] = issue.information ?? sayRefusal(texts, told).information ?? commonTexts.field_wrong;
  }
  const [information = commonTexts.field_wrong] = Object.values(fields);
  return new Refusal('bad_request', information, { issues, fields });
}

const anyForm: RefusalTexts = commonTexts;

function reasonOf(errors: RefusalTexts, { code, limit }: FieldIssue): Exclude<Reason, string> {
  const general = anyForm[`field_${code}`];
  const params = limit === undefined ? {} : { limit };
  if (typeof general === 'string' || (general && limit !== undefined))
    return { code: `field_${code}`, params };
  return { code: typeof errors[code] === 'string' ? code : 'field_wrong', params: {} };
}

/** [QU-25] Letters that no column can hold, by field. */
export const unstorable = (fields: readonly string[]): Refusal =>
  refuse('bad_request', { issues: Object.fromEntries(fields.map((field) => [field, 'unstorable'])) });

export function refuseStale({ refuse }: Refusing<'stale'>, stored: number, known: number): void {
  if (stored !== known) throw refuse('stale');
}
