import type * as v from 'valibot';
import type { BuiltCall } from '#contract/core/define-call.ts';

interface Piece {
  readonly type: string;
  readonly requirement?: unknown;
  /** The longest length of a text before it is trimmed. */
  readonly arriving?: number;
  readonly pipe?: readonly Piece[];
  readonly entries?: Readonly<Record<string, Piece>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Piece;
  readonly item?: Piece;
  readonly items?: readonly Piece[];
  readonly key?: Piece;
  readonly value?: Piece;
  readonly literal?: unknown;
}

/** A client may write every letter as `\u0905`. */
const escapedLetter = 6;
/** `-1.2345678901234567e+308` */
const numberBytes = 24;

/** Room in every request for fields that nothing reads, the sender's identity and a small input. */
const least = 2 ** 14;
/** A call that takes more declares `bodyBytes`. */
export const undeclaredMost = 2 ** 18;

/** Returns the largest body of a call in bytes; beyond it nothing is read. */
export function bodyLimitOf(call: Pick<BuiltCall<string>, 'input' | 'request' | 'bodyBytes'>): number {
  if (call.bodyBytes) return call.bodyBytes;
  const bytes = bytesAtMost(call.input);
  // Encoded, three bytes become four.
  const sent = call.request === 'plain' ? bytes : bytes * (4 / 3);
  return Math.min(Math.ceil(sent) + least, 2 * undeclaredMost);
}

/** The longest address with its query; Node.js takes 16 kB for all headers. */
export const queryMost = 2 ** 13;

/** JSON bytes of the largest input that a schema takes, Infinity where unbounded. `letter`: bytes of one letter. */
export const bytesAtMost = (schema: v.GenericSchema, letter = escapedLetter): number =>
  bytesOf(schema, [], letter);

const jsonBytes = (value: unknown) => JSON.stringify(value).length * escapedLetter;
const largest = (bytes: readonly number[]) => Math.max(0, ...bytes);
const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && 'type' in value;

function bytesOf(schema: Piece, rules: readonly Piece[], letter: number): number {
  if (schema.pipe) {
    const [first, ...rest] = schema.pipe;
    return first ? bytesOf(first, [...rest, ...rules], letter) : 0;
  }
  const { entries = {}, options = [], wrapped } = schema;
  switch (schema.type) {
    case 'string':
      return 2 + letter * boundOf(rules, 'max_length');
    case 'number':
      return numberBytes;
    case 'boolean':
      return 5;
    case 'literal':
      return jsonBytes(schema.literal);
    case 'picklist':
      return largest(options.map(jsonBytes));
    case 'union':
    case 'variant':
      return largest(options.filter(isPiece).map((option) => bytesOf(option, rules, letter)));
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      return wrapped ? Math.max(4, bytesOf(wrapped, rules, letter)) : 0;
    case 'object':
    case 'strict_object':
      return Object.entries(entries).reduce(
        (sum, [name, entry]) => sum + name.length + 4 + bytesOf(entry, [], letter),
        2,
      );
    case 'array':
      return 2 + boundOf(rules, 'max_length') * (1 + (schema.item ? bytesOf(schema.item, [], letter) : 0));
    case 'tuple':
      return (schema.items ?? []).reduce((sum, item) => sum + 1 + bytesOf(item, [], letter), 2);
    case 'record':
      return (
        2 +
        boundOf(rules, 'max_entries') *
          (2 +
            [schema.key, schema.value].reduce((sum, part) => sum + (part ? bytesOf(part, [], letter) : 0), 0))
      );
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** A rule before the bound would work on the whole text or list; only a least length may stand there. */
function boundOf(rules: readonly Piece[], type: string): number {
  const first = rules.find((rule) => rule.type !== 'min_length');
  if (first?.type !== type || typeof first.requirement !== 'number') return Number.POSITIVE_INFINITY;
  return first.arriving ?? first.requirement;
}

interface ListBounds {
  readonly most?: number;
  readonly item?: ListBounds | undefined;
  readonly entries?: ReadonlyMap<string, ListBounds>;
}

const schemasWithLists = new WeakMap<object, ListBounds | undefined>();

/** Cuts lists to one item too many, in place: a schema looks at half a million items before it counts them. */
export function cutLongLists(schema: v.GenericSchema, given: unknown): void {
  if (!schemasWithLists.has(schema)) schemasWithLists.set(schema, listsIn(schema, []));
  cut(schemasWithLists.get(schema), given);
}

function cut(bounds: ListBounds | undefined, value: unknown): void {
  if (!bounds || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const { most = Number.POSITIVE_INFINITY, item } = bounds;
    if (value.length > most) value.length = most + 1;
    if (item) for (const inner of value) cut(item, inner);
    return;
  }
  for (const [name, inner] of bounds.entries ?? [])
    if (Object.hasOwn(value, name)) cut(inner, (value as Record<string, unknown>)[name]);
}

function listsIn(schema: Piece, rules: readonly Piece[]): ListBounds | undefined {
  const { pipe, wrapped, item, entries, options } = schema;
  if (pipe) {
    const [first, ...rest] = pipe;
    return first && listsIn(first, [...rest, ...rules]);
  }
  if (wrapped) return listsIn(wrapped, rules);
  if (item) return { most: boundOf(rules, 'max_length'), item: listsIn(item, []) };
  if (entries)
    return {
      entries: new Map(
        Object.entries(entries).flatMap(([name, entry]) => {
          const inner = listsIn(entry, []);
          return inner ? [[name, inner] as const] : [];
        }),
      ),
    };
  return options
    ?.filter(isPiece)
    .map((option) => listsIn(option, rules))
    .reduce(eitherOf, undefined);
}

function eitherOf(one: ListBounds | undefined, other: ListBounds | undefined): ListBounds | undefined {
  if (!one || !other) return one ?? other;
  const most = [one.most, other.most].filter((each) => each !== undefined);
  const entries = new Map(one.entries);
  for (const [name, inner] of other.entries ?? []) {
    const both = eitherOf(entries.get(name), inner);
    if (both) entries.set(name, both);
  }
  return {
    ...(most.length > 0 ? { most: Math.max(...most) } : {}),
    item: eitherOf(one.item, other.item),
    entries,
  };
}
