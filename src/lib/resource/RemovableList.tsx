import { type ReactNode, useState } from 'react';
import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import type { ListenForHints } from '../use-refresh.ts';
import { OpenRow, type OpenRowProps } from './OpenRow.tsx';
import type { Hindrance, ResourceGridProps } from './ResourceGrid.tsx';
import { ResourceScreen } from './ResourceScreen.tsx';
import type { Removal } from './removal.ts';
import { removedFilter, useRemovableList } from './use-removable-list.tsx';
import type { ResourceAddress, ResourceGridOptions } from './use-resource-grid.ts';

export interface ListProps {
  readonly person: { readonly id: number };
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  readonly listen: ListenForHints;
}

interface RemovableListProps<Row, Data>
  extends Pick<ResourceGridOptions<Row>, 'name' | 'load'>,
    Pick<ResourceGridProps<Row>, 'longExport'> {
  readonly app: ListProps;
  readonly title: string;
  readonly text?: string;
  readonly add: string;
  readonly formTitle?: string;
  readonly changes: Removal;
  readonly columns: () => ResourceGridOptions<Row>['columns'];
  readonly seen: (row: Row) => SeenRow;
  /** Why a row is neither opened, removed nor restored; null: it is. */
  readonly hindrance?: (row: Row) => Hindrance | null;
  readonly loadRow: OpenRowProps<Data>['load'];
  readonly children: OpenRowProps<Data>['children'];
}

export function RemovableList<Row extends { readonly id: number; readonly isRemoved: boolean }, Data>({
  app,
  name,
  title,
  text,
  add,
  formTitle = title,
  changes,
  load,
  columns,
  seen,
  hindrance,
  longExport,
  loadRow,
  children,
}: RemovableListProps<Row, Data>): ReactNode {
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
    hindrance,
  });
  return (
    <ResourceScreen
      title={title}
      {...(text !== undefined && { text })}
      caption={title}
      add={{ label: add }}
      {...rows}
      {...(longExport && { longExport })}
      seen={seen}
      filters={[removedFilter()]}
    >
      <OpenRow list={rows.list} title={formTitle} load={loadRow}>
        {children}
      </OpenRow>
    </ResourceScreen>
  );
}
