import { useState } from 'react';
import { roles } from '#contract/core/roles.ts';
import type { Reader } from '#contract/delivery/delivery.rules.ts';
import { gridMessages } from '#src/lib/words/grid-messages.en.ts';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type { GridColumn, GridSource } from '#src/ui/grid/grid.types.ts';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { deliveryMessages as messages } from './messages.en.ts';

export function personColumns<Row extends Reader>(): readonly GridColumn<Row>[] {
  return [
    { id: 'name', header: messages.columns.name, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'place', header: messages.columns.place, cell: (row) => <bdi>{placeOf(row)}</bdi>, width: 6.5 },
  ];
}

function placeOf({ role, place }: Reader): string {
  const names: Readonly<Record<number, string>> = messages.roles;
  return role === roles.student ? place || (names[role] ?? '') : (names[role] ?? '');
}

interface PeopleGridProps<Row extends Reader> {
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Keep its identity between renders; a new one means other people. */
  readonly source: GridSource<Row>;
}

/** Names in any number: searched on the server, rendered only in sight. */
export function PeopleGrid<Row extends Reader>({ caption, columns, source }: PeopleGridProps<Row>) {
  const [state, setState] = useState(gridDefaults);
  return (
    <DataGrid
      mode="scroll"
      caption={caption}
      columns={columns}
      source={source}
      state={state}
      onStateChange={setState}
      texts={{ ...gridMessages, ...messages.grid }}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
    />
  );
}
