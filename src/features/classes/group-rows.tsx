import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import type { Hindrance } from '#src/lib/resource/ResourceGrid.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import type { Part } from './kinds.ts';
import { messages } from './messages.en.ts';

export const seen = ({ id, version, name }: Pick<Part, 'id' | 'version' | 'name'>) => ({ id, version, name });

export const nameColumn = <Row extends { readonly name: string }>(header: string): GridColumn<Row> =>
  textColumn('name', header, ({ name }) => name, { sortable: true, width: 14 });

export const countColumns = (): readonly GridColumn<Part>[] =>
  (['students', 'faculty'] as const).map((id) => countColumn(id, messages.columns[id], (row) => row[id]));

/** A group with people cannot be removed. */
export const notEmpty = ({ name, students, faculty }: Part): Hindrance | null =>
  students + faculty === 0
    ? null
    : { title: messages.hasPeople(name), text: messages.hasPeopleText(students, faculty) };
