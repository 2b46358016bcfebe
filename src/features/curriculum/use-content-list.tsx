import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo } from 'react';
import { setContentRemovedCall } from '#contract/curriculum/calls/set-content-removed.call.ts';
import type { ContentEntity } from '#contract/curriculum/content.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { toldRows } from '#src/lib/words/refusal-words.ts';
import type { GridColumn, GridState } from '#src/ui/grid/grid.types.ts';
import type { ContentSite } from './content-site.ts';
import { messages } from './messages.en.ts';

/** A row that is taken away and brought back. */
interface Kept {
  readonly id: number;
  readonly version: number;
  readonly isRemoved: boolean;
}

const turn =
  (of: ContentEntity, isRemoved: boolean): RowChange['run'] =>
  async (rows, signal) =>
    toldRows(setContentRemovedCall)(
      await call(setContentRemovedCall, { of, rows: [...rows], isRemoved }, { signal }),
    );

/** Removing and bringing back, each of which takes the other back for 20 seconds. */
export const removing = (of: ContentEntity) =>
  ({
    remove: { run: turn(of, true), undo: 'restore', done: (count) => messages.removed(count) },
    restore: { run: turn(of, false), undo: 'remove', done: (count) => messages.restored(count) },
  }) satisfies Record<string, RowChange>;

interface ContentListOptions<Row> {
  /** In kebab-case: saved views lie under it. */
  readonly name: string;
  readonly of: ContentEntity;
  readonly load: LoadRows<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly defaults?: Partial<GridState>;
  readonly onOpen: (row: Row) => void;
}

/** A list of content on the kit, with what is done to its rows by whoever may write. */
export function useContentList<Row extends Kept>(site: ContentSite, options: ContentListOptions<Row>) {
  const { name, of, load, columns, defaults, onOpen } = options;
  const { person, sessionLive, address } = site;
  const list = useResourceGrid({
    name,
    personId: person.id,
    load,
    columns,
    address,
    ...(defaults && { defaults }),
  });
  const changeable = useMemo(() => removing(of), [of]);
  const changes = useRowActions({ changes: changeable, sessionLive, onChanged: list.refresh });
  const actions: readonly ResourceAction<Row>[] = [
    {
      id: 'open',
      kind: 'open',
      when: ({ isRemoved }) => !isRemoved,
      onRun: onOpen,
    },
    ...(site.may(setContentRemovedCall)
      ? [
          {
            id: 'remove',
            label: messages.remove,
            icon: <Trash2 />,
            tone: 'danger' as const,
            when: ({ isRemoved }: Row) => !isRemoved,
            change: 'remove',
            isBulk: true,
          },
          {
            id: 'restore',
            label: messages.restore,
            icon: <RotateCcw />,
            when: ({ isRemoved }: Row) => isRemoved,
            change: 'restore',
            isBulk: true,
          },
        ]
      : []),
  ];
  return { list, changes, actions };
}

/** What is there, or what was removed. */
export const stateFilter = () => ({
  id: 'state',
  label: messages.state.label,
  all: messages.state.all,
  options: [{ value: 'removed', label: messages.state.removed }],
});

export const emptyTexts = () => ({ emptyTitle: messages.empty, emptyText: messages.emptyText });

/** One of a few, as a choice or a filter takes it. */
export const optionsOf = <Key extends string>(texts: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  keys.map((value) => ({ value, label: texts[value] }));

export function textColumn<Row>(
  id: string,
  header: string,
  value: (row: Row) => string,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> {
  return { id, header, cell: (row) => <bdi>{value(row)}</bdi>, value, width: 8, ...more };
}

export const countColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => number,
): GridColumn<Row> => ({ id, header, cell: value, value, align: 'end', width: 6 });
