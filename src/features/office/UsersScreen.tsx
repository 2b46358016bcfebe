import KeyRound from 'lucide-react/icons/key-round';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import { type ComponentType, useState } from 'react';
import { isDirector } from '#contract/auth/modules.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import type { AdminRow, SubUserRow } from '#contract/office/office.wire.ts';
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
import { NewCodeDialog } from '#src/lib/start-code/NewCodeDialog.tsx';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import type { ToldRows } from '#src/lib/words/refusal-words.ts';
import type { GridColumn, GridState } from '#src/ui/grid/grid.types.ts';
import type { UserFormProps } from './AdminForm.tsx';
import { messages } from './messages.en.ts';
import type { StoredUser } from './office-forms.ts';
import { nameOf, seen } from './user-columns.tsx';

export interface UsersSite {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
}

/** What tells the admins of schools from the people of the office. Keep it out of components. */
export interface UserKind<Row extends AdminRow | SubUserRow, Values> {
  readonly name: string;
  readonly texts: () => typeof messages.admins | typeof messages.subUsers;
  readonly columns: () => readonly GridColumn<Row>[];
  readonly filters: () => readonly ResourceFilter[];
  readonly load: LoadRows<Row>;
  /** How the list looks before the person chose otherwise. */
  readonly defaults?: Partial<GridState>;
  readonly loadOne: (id: number, signal: AbortSignal) => Promise<StoredUser<Values>>;
  readonly turn: (
    input: { rows: { id: number; version: number }[]; isActive: boolean },
    signal: AbortSignal,
  ) => Promise<ToldRows>;
  readonly giveCode: (id: number) => Promise<Started>;
  readonly Form: ComponentType<UserFormProps<Values>>;
  /** Between the heading and the rows. */
  readonly Above?: ComponentType<{ readonly person: Person; readonly list: ResourceList<Row> }>;
}

/** The changes of a kind of users; made once a kind. */
export function userChanges(turn: UserKind<AdminRow, unknown>['turn']): Record<'off' | 'on', RowChange> {
  const to =
    (isActive: boolean): RowChange['run'] =>
    (rows, signal) =>
      turn({ rows: [...rows], isActive }, signal);
  return {
    off: {
      run: to(false),
      undo: 'on',
      done: (count) => messages.switchedOff(count),
      ask: {
        get title() {
          return messages.offAsk.title;
        },
        text: ([first, ...more]) =>
          first && more.length === 0
            ? messages.offAsk.one(first.name)
            : messages.offAsk.many(more.length + 1),
        get yes() {
          return messages.offAsk.yes;
        },
      },
    },
    on: { run: to(true), undo: 'off', done: (count) => messages.switchedOn(count) },
  };
}

interface UsersScreenProps<Row extends AdminRow | SubUserRow, Values> extends UsersSite {
  readonly kind: UserKind<Row, Values>;
  readonly changes: Record<'off' | 'on', RowChange>;
}

/** [RP-20] A list of people who run something: added, changed, switched off and on, given a new code. */
export function UsersScreen<Row extends AdminRow | SubUserRow, Values>(props: UsersScreenProps<Row, Values>) {
  const { kind, changes, person, sessionLive, address } = props;
  const { Form, Above, load, name } = kind;
  const texts = kind.texts();
  const mayWrite = !isDirector(person) && !person.school.isDemo;
  const [columns] = useState(kind.columns);
  const list = useResourceGrid({
    name,
    personId: person.id,
    load,
    columns,
    address,
    ...(kind.defaults && { defaults: kind.defaults }),
  });
  const actions = useRowActions({
    changes,
    sessionLive,
    onChanged: list.refresh,
  });
  const [started, setStarted] = useState<Started | null>(null);
  const [recoded, setRecoded] = useState<Row | null>(null);
  const close = () => list.onOpen('');
  const isOther = ({ id }: Row) => id !== person.id;
  return (
    <ResourceScreen
      title={texts.title}
      text={texts.text}
      caption={texts.title}
      add={mayWrite ? { label: texts.add } : undefined}
      above={Above && <Above person={person} list={list} />}
      list={list}
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
        <OpenRow open={list.open} title={texts.edit} load={kind.loadOne} onClose={close}>
          {(stored, of) => (
            <Form
              key={of}
              stored={stored}
              person={person}
              sessionLive={sessionLive}
              onOpen={() => list.onOpen(of)}
              onClose={close}
              onSaved={(next) => {
                setStarted(next);
                list.refresh();
                close();
              }}
            />
          )}
        </OpenRow>
      )}
      {/* Once the form is gone: a dialog that closes takes those above it along. */}
      {started && list.open === '' && <StartCodeDialog {...started} onClose={() => setStarted(null)} />}
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
