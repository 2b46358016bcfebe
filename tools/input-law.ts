import type * as v from 'valibot';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall } from '#contract/core/define-call.ts';

/** A schema or a rule as valibot builds it; what it holds depends on its type. */
interface Piece {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
  readonly arriving?: number;
  readonly pipe?: readonly [Piece, ...Piece[]];
  readonly entries?: Readonly<Record<string, Piece>>;
  readonly options?: readonly (Piece | string | number)[];
  readonly wrapped?: Piece;
  readonly item?: Piece;
  readonly key?: Piece;
  readonly value?: Piece;
}

/** A text of a call's input: the schema with all its rules, and the longest that is looked at. */
interface InputText {
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly most: number;
}

interface Found {
  readonly path: string;
  /** The outermost pipe that begins with the piece. */
  readonly whole: Piece;
  readonly piece: Piece;
  /** What stands behind it in its pipes. */
  readonly rules: readonly Piece[];
}

/** What has no end by itself, and the rule that must stand before every other. */
const boundOf: Readonly<Record<string, string>> = {
  string: 'max_length',
  array: 'max_length',
  record: 'max_entries',
};
/** What takes anything; the body of a call that has them is bounded by `bodyBytes`. */
const boundless = new Set(['any', 'custom', 'lazy', 'loose_object', 'unknown']);

/** Every text that a schema takes. */
export function textsOf(schema: v.GenericSchema): readonly InputText[] {
  return [...found({ piece: pieceOf(schema), path: '', rules: [] })]
    .filter(({ piece }) => piece.type === 'string')
    .map(({ path, whole, rules }) => ({
      path,
      schema: whole as unknown as v.GenericSchema,
      most: Number(rules[0]?.arriving ?? rules[0]?.requirement),
    }));
}

/** Where an input has no bound, or is worked on before it. */
function breachesOf(call: string, schema: v.GenericSchema, hasOwnBound = false): string[] {
  return [...found({ piece: pieceOf(schema), path: '', rules: [] })].flatMap(({ piece, path, rules }) => {
    const bound = boundOf[piece.type];
    const where = `${call}: ${path || 'input'}: ${piece.type}`;
    if (boundless.has(piece.type) && !hasOwnBound) return [`${where} without bodyBytes`];
    const first = rules.find(({ type }) => type !== 'min_length');
    return bound && first?.type !== bound ? [`${where} without ${bound} before all else`] : [];
  });
}

const pieceOf = (schema: v.GenericSchema) => schema as unknown as Piece;
const isPiece = (option: Piece | string | number): option is Piece => typeof option === 'object';

function* found(at: Omit<Found, 'whole'> & { readonly whole?: Piece }): Generator<Found> {
  const { piece, path, rules, whole = piece } = at;
  if (piece.pipe) {
    const [first, ...rest] = piece.pipe;
    // The later steps of a pipe check the first. One of them can be a schema itself: it checks what a transform returned.
    yield* found({ piece: first, path, rules: [...rest, ...rules], whole });
    return;
  }
  yield { piece, path, rules, whole };
  const inner = (next: Piece | undefined, name: string) =>
    next ? found({ piece: next, path: `${path}${name}`, rules: [] }) : [];
  for (const [name, entry] of Object.entries(piece.entries ?? {})) yield* inner(entry, `.${name}`);
  for (const option of piece.options ?? [])
    if (isPiece(option)) yield* found({ piece: option, path, rules: piece.type === 'union' ? [] : rules });
  yield* inner(piece.wrapped, '');
  yield* inner(piece.item, '[]');
  yield* inner(piece.key, '{key}');
  yield* inner(piece.value, '{value}');
}

/** A text that begins its own pipe: only these files may, since they bound it first. */
const textFiles = ['contract/core/text.ts', 'contract/core/name-text.ts'];
const ownPipe = /\bv\.pipe\(\s*v\.string\(/gu;

/** `file:line: what` for each text of the contract that does not come from `contract/core/text.ts`. */
export function ownTextsIn(file: string, text: string): string[] {
  if (textFiles.includes(file)) return [];
  return Array.from(text.matchAll(ownPipe), ({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: a text with rules of its own: take one of contract/core/text.ts`;
  });
}

/** Every breach in the inputs of the calls that are built. */
export function inputBreaches(): string[] {
  return (Object.values(calls).filter(isBuilt) as BuiltCall<string>[]).flatMap(({ name, input, bodyBytes }) =>
    breachesOf(name, input, bodyBytes !== undefined),
  );
}
