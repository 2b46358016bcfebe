import UserMinus from 'lucide-react/icons/user-minus';
import { useMemo, useState } from 'react';
import { mergeStudentIntoBatchCall } from '#contract/classes/calls/merge-student-into-batch.call.ts';
import { removeMergeStudentCall } from '#contract/classes/calls/remove-merge-student.call.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { resultRows } from '#src/lib/words/refusal-words.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { AddPupilsForm } from './AddPupilsForm.tsx';
import { nameColumn, seen } from './group-rows.tsx';
import { kinds, type Pupil, type SchoolGroup } from './kinds.ts';
import { messages } from './messages.en.ts';
import type { MembershipsProps } from './places-props.ts';

function pupilColumns({ kind, words, places }: MembershipsProps): readonly GridColumn<Pupil>[] {
  const { columns } = messages;
  const stateOf = ({ isActive }: Pupil) => (isActive ? messages.active : messages.inactive);
  const partsOf = ({ parts }: Pupil) => parts.join(', ');
  const placeOf = ({ place }: Pupil) => place;
  const inWords = (id: string, header: string, value: (row: Pupil) => string): GridColumn<Pupil> => ({
    id,
    header,
    // Isolated, because on a card the text's direction would turn the cell around.
    cell: (row) => (
      <span>
        <bdi>{value(row)}</bdi>
      </span>
    ),
    value,
    width: 10,
  });
  return [
    nameColumn(columns.student),
    { ...inWords('login', columns.login, ({ login }) => login), sortable: true },
    ...(kind === 'club' && hasKind(places.school.model, 'grade')
      ? [inWords('place', columns.place, placeOf)]
      : []),
    inWords('parts', kind === 'grade' ? words.part : words.parts, partsOf),
    {
      id: 'state',
      header: columns.state,
      cell: (row) => (
        <span>
          <Badge tone={row.isActive ? 'success' : 'neutral'}>{stateOf(row)}</Badge>
        </span>
      ),
      value: stateOf,
      width: 8,
    },
  ];
}

interface PupilsScreenProps {
  readonly app: MembershipsProps;
  readonly group: SchoolGroup;
  /** Left out: everybody of the group. */
  readonly part?: SchoolGroup['parts'][number] | undefined;
}

/** [C7-03, C7-05] Students of a class, section, club or batch, with adding to and removing from a batch. */
export function PupilsScreen({ app, group, part }: PupilsScreenProps) {
  const { kind, words, schoolId, person } = app;
  const [columns] = useState(() => pupilColumns(app));
  const partId = part?.id ?? 0;
  const load = useMemo(
    () => kinds[kind].loadPupils(schoolId, group.id, partId),
    [kind, schoolId, group.id, partId],
  );
  const list = useResourceGrid({
    name: 'placed-students',
    personId: person.id,
    load,
    columns,
    address: app.address,
    listen: app.listen,
  });
  const isBatch = kind === 'club' && part !== undefined;
  const [changes] = useState(() => takingOut(schoolId, partId));
  const actions = useRowActions({
    changes,
    sessionLive: app.sessionLive,
    onChanged: list.refresh,
  });
  const close = () => list.onOpen('');
  const onSaved = () => {
    list.refresh();
    close();
  };
  const place = part ? `${group.name} ${part.name}` : group.name;
  return (
    <ResourceScreen
      title={messages.studentsOf(place)}
      caption={messages.students}
      add={isBatch ? { label: messages.addPupils } : undefined}
      list={list}
      seen={seen}
      texts={{ emptyTitle: words.noPupils, emptyText: isBatch ? words.noPupilsText : undefined }}
      filters={[
        {
          id: 'state',
          label: messages.columns.state,
          all: messages.allStates,
          options: [
            { value: 'active', label: messages.active },
            { value: 'inactive', label: messages.inactive },
          ],
        },
      ]}
      {...(isBatch && {
        changes: actions,
        actions: [
          { id: 'out', label: messages.takeOut, icon: <UserMinus />, change: 'takeOut', isBulk: true },
        ],
      })}
    >
      {isBatch && list.open === 'new' && (
        <AddPupilsForm app={app} batch={{ id: part.id, name: place }} onClose={close} onSaved={onSaved} />
      )}
    </ResourceScreen>
  );
}

const takingOut = (school_id: number, batch_id: number) =>
  ({
    takeOut: {
      run: rowsCall(removeMergeStudentCall, { school_id, batch_id }),
      undo: 'putBack',
      done: messages.takenOut,
    },
    putBack: {
      run: (rows, signal) =>
        call(
          mergeStudentIntoBatchCall,
          { school_id, batch_id, student_ids: rows.map(({ id }) => id) },
          { signal },
        ).then(resultRows(mergeStudentIntoBatchCall)),
      done: messages.putIn,
    },
  }) satisfies Record<string, RowChange>;
