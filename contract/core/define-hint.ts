import type { GenericSchema } from 'valibot';

/** Who can hear a hint. `division` also covers a batch of a club; `grade` also covers a club. */
export type Hearer = 'session' | 'person' | 'division' | 'grade' | 'school' | 'region' | 'office';

/**
 * A hint tells connected browsers that something changed. It names only the thing; the browser fetches the data by a
 * call, so the rights of that moment apply.
 */
export interface Hint<Name extends string = string, Content = unknown, By extends Hearer = Hearer> {
  readonly name: Name;
  readonly heardBy: readonly By[];
  /** null: the hint has no content. */
  readonly content: GenericSchema<unknown, Content> | null;
  /** Least milliseconds between two hints with the same content; 0 sends each. */
  readonly calm: number;
}

export type HintContent<H extends Hint> = H extends Hint<string, infer Content> ? Content : never;
export type HeardBy<H extends Hint> = H['heardBy'][number];

interface HintRules<By extends Hearer> {
  readonly heardBy: readonly By[];
  readonly calm?: number;
}

/** Rooms declare hints in `<room>.hints.ts`; the server and the browser know no others. */
export function defineHint<const Name extends string, const By extends Hearer>(
  name: Name,
  rules: HintRules<By>,
): Hint<Name, undefined, By>;
export function defineHint<const Name extends string, const By extends Hearer, Content>(
  name: Name,
  rules: HintRules<By> & { readonly content: GenericSchema<unknown, Content> },
): Hint<Name, Content, By>;
export function defineHint(
  name: string,
  { heardBy, calm = 0, content }: HintRules<Hearer> & { readonly content?: GenericSchema },
): Hint {
  return { name, heardBy, content: content ?? null, calm };
}
