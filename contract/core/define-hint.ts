import type { GenericSchema } from 'valibot';

/** Who can hear a hint. A `division` is one of a grade or a batch of a club; a `grade` is a grade or a club. */
export type Hearer = 'session' | 'person' | 'division' | 'grade' | 'school' | 'region' | 'office';

/**
 * What the server tells connected browsers: that something changed. It carries no more than which thing; a browser asks
 * for the thing itself by a call, with the rights of now.
 */
export interface Hint<Name extends string = string, Content = unknown, By extends Hearer = Hearer> {
  /** Of the event on the socket. */
  readonly name: Name;
  readonly heardBy: readonly By[];
  /** null: the hint has no content. */
  readonly content: GenericSchema<unknown, Content> | null;
  /** Milliseconds between two hints with the same content, where many come at once; 0 sends each. */
  readonly calm: number;
}

export type HintContent<H extends Hint> = H extends Hint<string, infer Content> ? Content : never;
export type HeardBy<H extends Hint> = H['heardBy'][number];

interface HintRules<By extends Hearer> {
  readonly heardBy: readonly By[];
  readonly calm?: number;
}

/** Rooms declare theirs in `<room>.hints.ts`. The server sends and the browser hears no others. */
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
