import KeyRound from 'lucide-react/icons/key-round';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import { type ComponentType, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { isDirector } from '#contract/core/modules.ts';
import type { AdminRow, SubUserRow } from '#contract/office/office.wire.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { ResourceFilter } from '#src/lib/resource/ResourceFilters.tsx';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import {
  type ResourceAddress,
  type ResourceList,
  useResourceGrid,
} from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { CodeSheets } from '#src/lib/sign-in-sheet/CodeSheets.tsx';
import type { ChosenPeople } from '#src/lib/sign-in-sheet/CodesForm.tsx';
import { codesAction } from '#src/lib/sign-in-sheet/codes-action.tsx';
import { NewCodeDialog } from '#src/lib/start-code/NewCodeDialog.tsx';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import type { GridColumn, GridState } from '#src/ui/grid/grid.types.ts';
import { messages } from './messages.en.ts';
import type { StoredUser } from './office-forms.ts';
import type { UserFormProps } from './use-user-form.ts';
import { nameOf, seen } from './user-columns.tsx';

export interface UsersProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  readonly listen: ListenForHints;
}

/** What differs between school admins and people of the office. Keep it out of components. */
export interface UserKind<Row extends AdminRow | SubUserRow, Values> {
  readonly name: string;
  readonly texts: () => typeof messages.admins | typeof messages.subUsers;
  readonly columns: () => readonly GridColumn<Row>[];
  readonly filters: () => readonly ResourceFilter[];
  readonly load: LoadRows<Row>;
  readonly defaults?: Partial<GridState>;
  readonly loadOne: (id: number, signal: AbortSignal) => Promise<StoredUser<Values>>;
  /** From `switching`. */
  readonly changes: Record<'off' | 'on', RowChange>;
  readonly giveCode: (id: number) => Promise<Started>;
  /** Makes codes and cards; returns the number of the sheet. */
  readonly makeCodes: ChosenPeople['make'];
  /** For a list that can be too long for a browser. */
  readonly longExport?: () => LongExport;
  readonly Form: ComponentType<UserFormProps<Values>>;
  /** Between the heading and the rows. */
  readonly Above?: ComponentType<{ readonly person: Person; readonly list: ResourceList<Row> }>;
}

interface UsersScreenProps<Row extends AdminRow | SubUserRow, Values> extends UsersProps {
  readonly kind: UserKind<Row, Values>;
}

/** [RP-20] A list of admins, to add, change, switch off and on, and give new codes. */
export function UsersScreen<Row extends AdminRow | SubUserRow, Values>(props: UsersScreenProps<Row, Values>) {
  const { kind, person, sessionLive, address, listen } = props;
  const { Form, Above, load, name, changes } = kind;
  const texts = kind.texts();
  const mayWrite = !isDirector(person) && !person.school.isDemo;
  const [columns] = useState(kind.columns);
  const list = useResourceGrid({
    name,
    personId: person.id,
    load,
    columns,
    address,
    listen,
    ...(kind.defaults && { defaults: kind.defaults }),
  });
  const actions = useRowActions({ changes, sessionLive, onChanged: list.refresh });
  const [started, setStarted] = useState<Started | null>(null);
  const [recoded, setRecoded] = useState<Row | null>(null);
  const [coded, setCoded] = useState<ChosenPeople | null>(null);
  const isOther = ({ id }: Row) => id !== person.id;
  return (
    <ResourceScreen
      title={texts.title}
      text={texts.text}
      caption={texts.title}
      add={mayWrite ? { label: texts.add } : undefined}
      above={Above && <Above person={person} list={list} />}
      list={list}
      {...(kind.longExport && { longExport: kind.longExport() })}
      seen={seen}
      texts={texts.empty}
      onOpen={mayWrite ? ({ id }) => list.onOpen(String(id)) : undefined}
      changes={actions}
      filters={kind.filters()}
      actions={
        mayWrite
          ? [
              {
                id: 'open',
                kind: 'edit',
                onRun: ({ id }) => list.onOpen(String(id)),
              },
              {
                id: 'code',
                label: messages.actions.code,
                icon: <KeyRound />,
                when: isOther,
                onRun: setRecoded,
              },
              codesAction(
                (row: Row) => row.status === 1 && isOther(row),
                (rows) => setCoded({ kind: name, people: rows.map(seen), make: kind.makeCodes }),
              ),
              {
                id: 'on',
                label: messages.actions.on,
                icon: <Power />,
                when: ({ status }) => status === 0,
                change: 'on',
                isBulk: true,
              },
              {
                id: 'off',
                label: messages.actions.off,
                icon: <PowerOff />,
                tone: 'danger',
                when: (row) => row.status === 1 && isOther(row),
                change: 'off',
                isBulk: true,
              },
            ]
          : []
      }
    >
      {mayWrite && (
        <OpenRow list={list} title={texts.edit} load={kind.loadOne}>
          {(stored, form) => (
            <Form
              {...form}
              stored={stored}
              person={person}
              sessionLive={sessionLive}
              onSaved={(next) => {
                setStarted(next);
                form.onSaved();
              }}
            />
          )}
        </OpenRow>
      )}
      {/* Only after the form has closed, because a closing dialog closes those above it. */}
      {started && list.open === '' && <StartCodeDialog {...started} onClose={() => setStarted(null)} />}
      {mayWrite && (
        <CodeSheets
          schoolId={0}
          personId={person.id}
          sessionLive={sessionLive}
          open={list.open}
          onOpen={list.onOpen}
          chosen={coded}
          onChosen={setCoded}
        />
      )}
      {recoded && (
        <NewCodeDialog
          name={nameOf(recoded)}
          give={() => kind.giveCode(recoded.id)}
          onClose={() => {
            setRecoded(null);
            list.refresh();
          }}
        />
      )}
    </ResourceScreen>
  );
}
