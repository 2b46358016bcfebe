import { alerts } from '#src/lib/alerts.ts';
import type { RowChange } from '#src/lib/resource/use-row-actions.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import type { Part } from './kinds.ts';
import { messages } from './messages.en.ts';

export const seen = ({ id, version, name }: Pick<Part, 'id' | 'version' | 'name'>) => ({ id, version, name });

export function nameColumn<Row extends { readonly name: string }>(header: string): GridColumn<Row> {
  return {
    id: 'name',
    header,
    cell: ({ name }) => <bdi>{name}</bdi>,
    value: ({ name }) => name,
    sortable: true,
    width: 14,
  };
}

/** How many have a place there. */
export function countColumns(): readonly GridColumn<Part>[] {
  return (['students', 'faculty'] as const).map((id) => ({
    id,
    header: messages.columns[id],
    cell: (row) => formatNumber(row[id]),
    value: (row) => row[id],
    align: 'end',
    width: 6,
  }));
}

interface Removal {
  readonly remove: RowChange['run'];
  readonly restore: RowChange['run'];
  readonly done: (count: number) => string;
}

/** Nobody is asked: nothing is in it, and the removal can be taken back. */
export const removal = ({ remove, restore, done }: Removal) => ({
  remove: { run: remove, undo: 'restore', done },
  restore: { run: restore, done: messages.restored },
});

/** What has people is not removed. */
export function tellNotEmpty({ name, students, faculty }: Part): void {
  alerts.show({
    tone: 'warning',
    title: messages.hasPeople(name),
    text: messages.hasPeopleText(students, faculty),
  });
}
