import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { OpenRow, type RowForm } from '#src/lib/resource/OpenRow.tsx';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import type { Removal } from '#src/lib/resource/removal.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { NameForm, type Renaming } from './GroupForms.tsx';
import { notEmpty, seen } from './group-rows.tsx';
import { gone, loadSchoolGroups, type Part, type SchoolGroups } from './kinds.ts';
import { messages } from './messages.en.ts';
import type { MembershipsProps } from './places-props.ts';

interface NamedRowsProps<Row extends Part> {
  readonly app: MembershipsProps;
  /** In kebab-case, as the name of saved views. */
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly caption: string;
  readonly add: string;
  readonly empty: { readonly emptyTitle: string; readonly emptyText: string };
  readonly columns: readonly GridColumn<Row>[];
  readonly load: LoadRows<Row>;
  readonly changes: Removal;
  readonly find: (
    places: SchoolGroups,
    id: number,
  ) => { readonly name: string; readonly version: number } | undefined;
  readonly renaming: Renaming;
  readonly onOpen: (row: Row) => void;
  readonly actions?: readonly ResourceAction<Row>[];
  readonly renderNew: (form: RowForm) => ReactNode;
}

export function NamedRows<Row extends Part>(props: NamedRowsProps<Row>) {
  const { app, name, columns, load, changes, find, renaming, onOpen, renderNew } = props;
  const { schoolId, sessionLive } = app;
  const list = useResourceGrid({
    name,
    personId: app.person.id,
    load,
    columns,
    address: app.address,
    listen: app.listen,
  });
  const refresh = () => {
    list.refresh();
    app.refresh();
  };
  const removing = useRowActions({ changes, sessionLive, onChanged: refresh });
  const [loadStored] = useState(() => async (id: number, signal: AbortSignal) => {
    const row = find(await loadSchoolGroups(schoolId, signal), id);
    if (!row) throw gone();
    return { id, values: { name: row.name }, version: row.version };
  });
  return (
    <ResourceScreen
      title={props.title}
      {...(props.text !== undefined && { text: props.text })}
      caption={props.caption}
      add={{ label: props.add }}
      list={list}
      seen={seen}
      texts={props.empty}
      onOpen={onOpen}
      changes={removing}
      actions={[
        { id: 'open', kind: 'open', onRun: onOpen },
        ...(props.actions ?? []),
        {
          id: 'rename',
          kind: 'edit',
          onRun: ({ id }) => list.onOpen(String(id)),
        },
        {
          id: 'remove',
          label: messages.remove,
          icon: <Trash2 />,
          tone: 'danger',
          hindrance: notEmpty,
          change: 'remove',
          isBulk: true,
        },
      ]}
    >
      <OpenRow list={{ ...list, refresh }} title={renaming.title} load={loadStored}>
        {(stored, form) =>
          stored ? (
            <NameForm {...form} app={app} renaming={renaming} stored={stored} load={loadStored} />
          ) : (
            renderNew(form)
          )
        }
      </OpenRow>
    </ResourceScreen>
  );
}
