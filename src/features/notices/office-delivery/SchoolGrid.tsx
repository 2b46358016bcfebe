import { useState } from 'react';
import { gridMessages } from '#src/lib/words/grid-messages.en.ts';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type { GridColumn, GridSource } from '#src/ui/grid/grid.types.ts';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { deliveryMessages } from '../delivery/messages.en.ts';
import { officeDeliveryMessages as texts } from './messages.en.ts';

interface SchoolGridProps<Row extends { readonly id: number; readonly name: string }> {
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Keep its identity between renders; a new one means other schools. */
  readonly source: GridSource<Row>;
}

/** Schools in any number: searched on the server, rendered only in sight. */
export function SchoolGrid<Row extends { readonly id: number; readonly name: string }>(
  props: SchoolGridProps<Row>,
) {
  const [state, setState] = useState(gridDefaults);
  return (
    <DataGrid
      {...props}
      mode="scroll"
      state={state}
      onStateChange={setState}
      texts={{ ...gridMessages, ...deliveryMessages.grid, ...texts.grid }}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
    />
  );
}
