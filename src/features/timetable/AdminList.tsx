import { type ReactNode, useState } from 'react';
import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import { OpenRow, type OpenRowProps } from '#src/lib/resource/OpenRow.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import type { Removal } from '#src/lib/resource/removal.ts';
import { removedFilter, useRemovableList } from '#src/lib/resource/use-removable-list.tsx';
import type { ResourceGridOptions } from '#src/lib/resource/use-resource-grid.ts';
import type { AdminProps } from './admin-props.ts';

interface AdminListProps<Row, Data> extends Pick<ResourceGridOptions<Row>, 'name' | 'load'> {
  readonly app: AdminProps;
  readonly title: string;
  /** On the button that adds one. */
  readonly add: string;
  /** Heading of the form while its row is loaded; left out: the title. */
  readonly formTitle?: string;
  readonly changes: Removal;
  readonly columns: () => ResourceGridOptions<Row>['columns'];
  readonly seen: (row: Row) => SeenRow;
  readonly loadRow: OpenRowProps<Data>['load'];
  /** The form of a row; null: of a new one. */
  readonly children: OpenRowProps<Data>['children'];
}

/** A list of what the timetable is made of: rows are removed and restored, and open in a form. */
export function AdminList<Row extends { readonly id: number; readonly isRemoved: boolean }, Data>({
  app,
  name,
  title,
  add,
  formTitle = title,
  changes,
  load,
  columns,
  seen,
  loadRow,
  children,
}: AdminListProps<Row, Data>): ReactNode {
  const [shown] = useState(columns);
  const { person, sessionLive, address, listen } = app;
  const rows = useRemovableList({
    name,
    personId: person.id,
    sessionLive,
    address,
    listen,
    changes,
    load,
    columns: shown,
    mayRemove: true,
  });
  return (
    <ResourceScreen
      title={title}
      caption={title}
      add={{ label: add }}
      {...rows}
      seen={seen}
      filters={[removedFilter()]}
    >
      <OpenRow list={rows.list} title={formTitle} load={loadRow}>
        {children}
      </OpenRow>
    </ResourceScreen>
  );
}
