import * as v from 'valibot';
import { isSame } from '#machines/shared/is-same.ts';
import type { GridState } from '#src/ui/grid/grid.types.ts';
import { decodeGridState, encodeGridState } from '#src/ui/grid/grid-state.ts';
import { dropForPerson, keepForPerson, readForPerson } from '../person-storage.ts';

export interface SavedView {
  readonly name: string;
  readonly search: Readonly<Record<string, unknown>>;
}

const viewsAtMost = 20;
export const viewNameCharacters = 40;

const schema = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(viewNameCharacters)),
      search: v.record(v.string(), v.unknown()),
    }),
  ),
  v.maxLength(viewsAtMost),
);

const nameOf = (list: string) => `views.${list}`;

export function readViews(personId: number, list: string): readonly SavedView[] {
  const result = v.safeParse(schema, readForPerson(personId, nameOf(list)));
  return result.success ? result.output : [];
}

export function keepViews(personId: number, list: string, views: readonly SavedView[]): void {
  if (views.length === 0) dropForPerson(personId, nameOf(list));
  else keepForPerson(personId, nameOf(list), views.slice(-viewsAtMost));
}

export const viewOf = (name: string, state: GridState, defaults: GridState): SavedView => ({
  name,
  search: { ...encodeGridState({ ...state, page: 1 }, defaults) },
});

export const stateOf = (view: SavedView, columns: readonly string[], defaults: GridState): GridState =>
  decodeGridState(view.search, { columns, defaults });

export const isShown = (view: SavedView, state: GridState, defaults: GridState): boolean =>
  isSame(view.search, viewOf(view.name, state, defaults).search);
