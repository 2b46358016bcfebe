import type { BuiltCall } from '#contract/core/define-call.ts';
import { type ErrorBody, type RefusalTexts, sayRefusal } from '#contract/core/refusals.ts';
import { callMessages } from './call-messages.en.ts';
import { defineMessages, type Messages } from './messages.ts';

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

const areaOf = (call: string) => `refusals/${call}`;

/** Refusals as the translations of a language hold them: an area for each call. */
export const refusalAreas = (refusals: Readonly<Record<string, RefusalTexts>>) =>
  Object.fromEntries(Object.entries(refusals).map(([call, texts]) => [areaOf(call), texts]));

/** A refusal of a call in the reader's language; undefined where nobody has words for it. */
export function refusalWords(
  { name, errors }: Pick<BuiltCall<string>, 'name' | 'errors'>,
  refusal: Pick<ErrorBody, 'code' | 'params' | 'issues'>,
): ReturnType<typeof sayRefusal> {
  const texts: RefusalTexts = { ...callMessages, ...defineMessages(areaOf(name), errors) };
  return sayRefusal(texts, refusal);
}

interface RefusedRow extends Pick<ErrorBody, 'code' | 'params' | 'information'> {
  readonly id: number;
}

/** Why a call left some of several rows as they are, in the reader's language. */
export const refusedRowWords = <Row extends RefusedRow>(
  call: Pick<BuiltCall<string>, 'name' | 'errors'>,
  rows: readonly Row[],
): Row[] =>
  rows.map((row) => ({ ...row, information: refusalWords(call, row).information ?? row.information }));
