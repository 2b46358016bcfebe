import type { BuiltCall } from '#contract/core/define-call.ts';
import { type RefusalTexts, type SentRefusal, sayRefusal } from '#contract/core/refusals.ts';
import type { ChangedRows } from '#contract/core/rows.ts';
import { defineMessages, type Messages } from './messages.ts';
import { areaOf } from './refusal-areas.ts';

export type RefusalsIn<Calls> = {
  readonly [Name in keyof Calls & string as Refusing<Calls[Name]> extends never ? never : Name]: Messages<
    Refusing<Calls[Name]>
  >;
};

type Refusing<Call> = Call extends { readonly built: true; readonly errors: infer Texts }
  ? keyof Texts extends never
    ? never
    : Texts
  : never;

/** Empty in English, where the server's own words serve. */
const textsOf = (area: string) => defineMessages<RefusalTexts>(area, {});

/** A refusal in the reader's language; undefined: show the server's words, as in English or without a translation. */
export function refusalWords(
  { name }: Pick<BuiltCall<string>, 'name'>,
  refusal: Pick<SentRefusal, 'code' | 'params' | 'issues'>,
): ReturnType<typeof sayRefusal> {
  return sayRefusal({ ...textsOf('commonRefusals'), ...textsOf(areaOf(name)) }, refusal);
}

/** Whether this call's refusal words are loaded; always false in English. */
export const hasRefusalWords = ({ name }: Pick<BuiltCall<string>, 'name'>): boolean =>
  Object.keys(textsOf(areaOf(name))).length > 0;

interface RefusedRow extends Pick<SentRefusal, 'code' | 'params' | 'information'> {
  readonly id: number;
}

const refusedRowWords = <Row extends RefusedRow>(
  call: Pick<BuiltCall<string>, 'name'>,
  rows: readonly Row[],
): Row[] =>
  rows.map((row) => ({ ...row, information: refusalWords(call, row).information ?? row.information }));

export interface ResultRows extends ChangedRows {
  /** Marks a result whose reasons are translated: only `resultRows` makes one. */
  readonly isTold: true;
}

export const resultRows =
  (call: Pick<BuiltCall<string>, 'name'>) =>
  (changed: ChangedRows): ResultRows => ({
    ...changed,
    refused: refusedRowWords(call, changed.refused),
    isTold: true,
  });
