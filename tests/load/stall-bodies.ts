import type * as v from 'valibot';

/** A schema or a rule as valibot builds it. */
interface Piece {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly [Piece, ...Piece[]];
  readonly entries?: Readonly<Record<string, Piece>>;
  readonly options?: readonly (Piece | string | number)[];
  readonly literal?: unknown;
  readonly wrapped?: Piece;
  readonly item?: Piece;
  readonly value?: Piece;
}

/** The way to a text in a body: the names of the fields; `[]` means every item of a list. */
export type Place = readonly string[];

const isOptional = ({ type }: Piece) => type === 'optional' || type === 'exact_optional';
const pieces = ({ options = [] }: Piece) =>
  options.filter((option): option is Piece => typeof option === 'object');

/** Every place of a text in what a schema takes; of several kinds each. */
export function placesOfTexts(schema: v.GenericSchema): readonly Place[] {
  return [...placesIn(schema)];
}

function* placesIn(piece: Piece): Generator<Place> {
  const under = function* (name: string, inner: Piece): Generator<Place> {
    for (const place of placesIn(inner)) yield [name, ...place];
  };
  if (piece.pipe) yield* placesIn(piece.pipe[0]);
  else if (piece.type === 'string') yield [];
  else if (piece.wrapped) yield* placesIn(piece.wrapped);
  else if (piece.item) yield* under('[]', piece.item);
  for (const option of piece.pipe ? [] : pieces(piece)) yield* placesIn(option);
  for (const [name, entry] of Object.entries(piece.entries ?? {})) yield* under(name, entry);
}

/** A small body of what a schema takes; at `place` stands `text`, in a list as often as there is room for. */
export function bodyOf(schema: v.GenericSchema, place?: Place, text = 'text'): unknown {
  return valueOf(schema, place, text);
}

function valueOf(piece: Piece, place: Place | undefined, text: string): unknown {
  if (piece.pipe) return valueOf(piece.pipe[0], place, text);
  if (piece.type === 'string') return place ? text : 'text';
  if (piece.wrapped) return place ? valueOf(piece.wrapped, place, text) : null;
  if (piece.item) return place ? [valueOf(piece.item, place.slice(1), text)] : [];
  if (piece.entries) return objectOf(piece.entries, place, text);
  if (piece.type === 'literal') return piece.literal;
  if (piece.type === 'boolean') return false;
  if (piece.type === 'record' || piece.type === 'loose_object') return {};
  const [first] = piece.options ?? [];
  if (first === undefined) return 1;
  const chosen = place ? pieces(piece).find((option) => holds(option, place)) : undefined;
  return typeof first === 'object' ? valueOf(chosen ?? first, place, text) : first;
}

function objectOf(entries: Readonly<Record<string, Piece>>, place: Place | undefined, text: string): object {
  const [name, ...rest] = place ?? [];
  const wanted = Object.entries(entries).filter(([key, entry]) => key === name || !isOptional(entry));
  return Object.fromEntries(
    wanted.map(([key, entry]) => [key, valueOf(entry, key === name ? rest : undefined, text)]),
  );
}

const holds = (piece: Piece, place: Place) =>
  [...placesIn(piece)].some((found) => found.join('.') === place.join('.'));
