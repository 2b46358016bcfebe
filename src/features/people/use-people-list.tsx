import IdCard from 'lucide-react/icons/id-card';
import { type ReactNode, useState } from 'react';
import type { PersonStatus } from '#contract/core/person-status.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import type { ResourceScreenProps } from '#src/lib/resource/ResourceScreen.tsx';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import type { ChosenPeople } from '#src/lib/sign-in-sheet/CodesForm.tsx';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import type { GridColumn, GridState } from '#src/ui/grid/grid.types.ts';
import { LicenceLine } from './LicenceLine.tsx';
import { longPeopleExport } from './long-export.ts';
import { peopleMessages as messages } from './messages.en.ts';
import type { NamedPerson, PeopleLicence, PeopleProps, ResetCommand } from './people-props.ts';
import { Sheets } from './sheets/Sheets.tsx';
import type { statusChanges } from './status-changes.ts';
import { usePeopleFilters } from './use-people-filters.ts';

interface PeopleListOptions<Row> {
  /** Also the name of saved views. */
  readonly kind: 'faculty' | 'students';
  readonly load: LoadRows<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly defaults: Partial<GridState>;
  readonly changes: ReturnType<typeof statusChanges>;
  readonly loadRoom: (signal: AbortSignal) => Promise<PeopleLicence>;
}

export function usePeopleList<Row extends { readonly status: PersonStatus }>(
  app: PeopleProps,
  { kind, load, columns, defaults, changes, loadRoom }: PeopleListOptions<Row>,
) {
  const { schoolId, sessionLive, address, listen } = app;
  const list = useResourceGrid({
    name: kind,
    personId: app.person.id,
    load,
    columns,
    address,
    listen,
    defaults,
  });
  const actions = useRowActions({ changes, sessionLive, onChanged: list.refresh });
  const [fetched] = useLoaded(loadRoom, list.round);
  const room = fetched.kind === 'loaded' ? fetched.data : null;
  const filters = usePeopleFilters({
    schoolId,
    teacherId: 0,
    model: room?.is_model1,
    chosen: list.state.filters,
  });
  const [added, onAdded] = useState<Started | null>(null);
  const [reset, onReset] = useState<ResetCommand | null>(null);
  const [ofAccounts, setOfAccounts] = useState<NamedPerson | null>(null);
  const [coded, onCodes] = useState<ChosenPeople | null>(null);
  const canWrite = room?.is_demo_school === 0;
  const { title, text, add, search, emptyTitle, emptyText } = messages[kind];
  const disabledReason = room?.isAdminRegistration === 0 ? messages.licenceFull : undefined;
  const screen = {
    title,
    text,
    caption: title,
    add: canWrite ? { label: add, disabledReason } : undefined,
    above: (
      <>
        {app.picker}
        {room && <LicenceLine room={room} />}
      </>
    ),
    list,
    longExport: longPeopleExport(kind, schoolId),
    texts: { search, emptyTitle, emptyText },
    changes: actions,
    filters,
  } satisfies Partial<ResourceScreenProps<Row>>;
  const dialogs: ReactNode = (
    <>
      {room && canWrite && (
        <Sheets
          room={room}
          app={app}
          open={list.open}
          onOpen={list.onOpen}
          chosen={coded}
          onChosen={onCodes}
        />
      )}
      {/* Only after the form has closed, because a closing dialog closes those above it. */}
      {added && list.open === '' && <StartCodeDialog {...added} onClose={() => onAdded(null)} />}
      {reset && app.renderReset(reset, () => onReset(null))}
      {ofAccounts && app.accounts?.render(ofAccounts, () => setOfAccounts(null))}
    </>
  );
  /** In each row, if people of the school sign in by accounts of providers. */
  const accountsAction = (of: (row: Row) => NamedPerson): ResourceAction<Row>[] =>
    app.accounts
      ? [
          {
            id: 'accounts',
            label: app.accounts.label,
            icon: <IdCard />,
            when: ({ status }) => status === 'active',
            onRun: (row) => setOfAccounts(of(row)),
          },
        ]
      : [];
  return { list, room, canWrite, screen, dialogs, accountsAction, onAdded, onReset, onCodes };
}
