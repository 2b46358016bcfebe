import type { BuiltCall } from '#contract/core/define-call.ts';
import { type RefusalTexts, type SentRefusal, sayRefusal } from '#contract/core/refusals.ts';
import type { ChangedRows } from '#contract/core/rows.ts';
import { defineMessages, type Messages } from './messages.ts';
import { areaOf } from './refusal-areas.ts';

/** A room's refusals in another language, by call and code. One that is missing does not compile. */
export type RefusalsIn<Calls> = {
  readonly [Name in keyof Calls & string as Refusing<Calls[Name]> extends never ? never : Name]: Messages<
    Refusing<Calls[Name]>
  >;
};

/** What a call declares; never: nothing. */
type Refusing<Call> = Call extends { readonly built: true; readonly errors: infer Texts }
  ? keyof Texts extends never
    ? never
    : Texts
  : never;

/** In English there are none: the server says it as the contract does. */
const textsOf = (area: string) => defineMessages<RefusalTexts>(area, {});

/**
 * A refusal of a call in the language of the screen; undefined in English, and where that language has no words for
 * it: then the server's own are told.
 */
export function refusalWords(
  { name }: Pick<BuiltCall<string>, 'name'>,
  refusal: Pick<SentRefusal, 'code' | 'params' | 'issues'>,
): ReturnType<typeof sayRefusal> {
  return sayRefusal({ ...textsOf('commonRefusals'), ...textsOf(areaOf(name)) }, refusal);
}

/** Are the words for this call's refusals here? In English there are never any. */
export const hasRefusalWords = ({ name }: Pick<BuiltCall<string>, 'name'>): boolean =>
  Object.keys(textsOf(areaOf(name))).length > 0;

interface RefusedRow extends Pick<SentRefusal, 'code' | 'params' | 'information'> {
  readonly id: number;
}

/** Why a call left some of several rows as they are, in the language of the screen. */
const refusedRowWords = <Row extends RefusedRow>(
  call: Pick<BuiltCall<string>, 'name'>,
  rows: readonly Row[],
): Row[] =>
  rows.map((row) => ({ ...row, information: refusalWords(call, row).information ?? row.information }));

/** What a call changed, with why some rows are as they were in the language of the screen. */
export interface ResultRows extends ChangedRows {
  /** A call's answer as it comes says it in English: only `resultRows` makes this of it. */
  readonly isTold: true;
}

export const resultRows =
  (call: Pick<BuiltCall<string>, 'name'>) =>
  (changed: ChangedRows): ResultRows => ({
    ...changed,
    refused: refusedRowWords(call, changed.refused),
    isTold: true,
  });
