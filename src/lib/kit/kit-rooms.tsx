import * as v from 'valibot';
import type { LookupRow } from '#contract/core/lookup.ts';
import { lookupAtMost } from '#contract/core/lookup.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn, RowsRequest } from '#src/ui/grid/grid.types.ts';
import { CallFailed } from '../call-failed.ts';
import type { LookupSource } from '../lookup/lookup-source.ts';
import type { RowChange } from '../resource/use-row-actions.ts';
import type { ResultRows } from '../words/refusal-words.ts';

export interface Room {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly seats: number;
  readonly buildingId: number | null;
  readonly isActive: boolean;
}

let rooms: readonly Room[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  version: 1,
  name: `${['Laboratory', 'Hall', 'Class room', 'Library'][index % 4]} ${index + 1}`,
  seats: 10 + ((index * 7) % 60),
  buildingId: (index % 5) + 1,
  isActive: index % 6 > 0,
}));
const removed = new Map<number, Room>();

const soon = <Value,>(value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), 150);
  });

export function loadSchoolRooms({ search, filters, sort, offset, limit }: RowsRequest) {
  const state = filters['state'];
  const found = rooms.filter(
    ({ name, isActive }) =>
      name.toLowerCase().includes(search.toLowerCase()) &&
      (state === undefined || isActive === (state === 'on')),
  );
  const [by] = sort;
  const sign = by?.descending ? -1 : 1;
  const ordered = found.toSorted((a, b) =>
    by?.id === 'seats' ? sign * (a.seats - b.seats) : sign * (a.name < b.name ? -1 : 1),
  );
  return soon({ rows: ordered.slice(offset, offset + limit), total: found.length });
}

export const schoolRoomColumns: readonly GridColumn<Room>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    value: ({ name }) => name,
    sortable: true,
    width: 14,
  },
  {
    id: 'seats',
    header: 'Seats',
    cell: ({ seats }) => seats,
    value: ({ seats }) => seats,
    sortable: true,
    align: 'end',
    width: 6,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => (
      <span>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'In use' : 'Not in use'}</Badge>
      </span>
    ),
    value: ({ isActive }) => (isActive ? 'In use' : 'Not in use'),
    width: 8,
  },
];

const changeEach =
  (change: (room: Room) => Room | null): RowChange['run'] =>
  (wanted) => {
    const result: ResultRows = { done: [], refused: [], isTold: true };
    for (const { id } of wanted) {
      const room = rooms.find((each) => each.id === id) ?? removed.get(id);
      if (room === undefined) continue;
      if (id === 6) {
        result.refused.push({ id, code: 'locked', information: 'The office locked this room.' });
        continue;
      }
      const next = change(room);
      rooms = [...rooms.filter((each) => each.id !== id), ...(next ? [next] : [])];
      if (next === null) removed.set(id, room);
      result.done.push({ id, version: room.version + 1 });
    }
    return soon(result);
  };

export const schoolRoomChanges = {
  deactivate: {
    run: changeEach((room) => ({ ...room, isActive: false })),
    undo: 'activate',
    done: (count) => `${count} switched off`,
  },
  activate: {
    run: changeEach((room) => ({ ...room, isActive: true })),
    undo: 'deactivate',
    done: (count) => `${count} switched on`,
  },
  delete: {
    run: changeEach(() => null),
    undo: 'restore',
    done: (count) => `${count} deleted`,
    ask: {
      title: 'Delete?',
      text: (rows) => `${rows.length === 1 ? rows[0]?.name : `${rows.length} rooms`} will be gone for all.`,
      yes: 'Delete',
    },
  },
  restore: { run: changeEach((room) => room), done: (count) => `${count} restored` },
} satisfies Record<string, RowChange>;

export interface SchoolRoomValues {
  readonly name: string;
  readonly seats: string;
  readonly kind: 'room' | 'hall' | '';
  readonly buildingId: number | null;
  readonly teachers: readonly number[];
  readonly isActive: boolean;
}

const blank: SchoolRoomValues = {
  name: '',
  seats: '',
  kind: '',
  buildingId: null,
  teachers: [],
  isActive: true,
};

export const schoolRoomForm = defineForm({
  name: 'room',
  blank,
  schema: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
    seats: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'seats')),
    kind: v.picklist(['room', 'hall']),
    buildingId: v.number(),
    teachers: v.pipe(v.array(v.number()), v.maxLength(3)),
    isActive: v.boolean(),
  }),
});

export const schoolRoomLabels = {
  name: 'Name',
  seats: 'Seats',
  kind: 'Kind',
  buildingId: 'Building',
  teachers: 'Teachers',
  isActive: 'In use',
} as const;

export const storedSchoolRoom = {
  values: { ...blank, name: 'Aula', seats: '80', kind: 'hall' as const, buildingId: 1 },
  version: 1,
};

export async function saveSchoolRoom({ name }: { readonly name: string }): Promise<void> {
  await soon(undefined);
  if (name.startsWith('Taken'))
    throw new CallFailed('refused', 'There is such a room.', {
      code: 'name_taken',
      fields: { name: 'There is such a room.' },
    });
  if (name.startsWith('Offline')) throw new CallFailed('unreachable', '');
  if (name.startsWith('Late')) throw new CallFailed('refused', '', { code: 'stale' });
}

export const theirSchoolRoom = () =>
  soon({ values: { ...storedSchoolRoom.values, name: 'Great hall', seats: '120' }, version: 2 });

const listOf =
  (all: readonly LookupRow[]): LookupSource =>
  ({ search = '', ids = [], page = 1 }) => {
    const found = all.filter(
      ({ id, name }) =>
        name.toLowerCase().includes(search.toLowerCase()) && (ids.length === 0 || ids.includes(id)),
    );
    const rows = found.slice((page - 1) * lookupAtMost, page * lookupAtMost);
    return soon({ rows, total: found.length });
  };

export const buildings = listOf(
  ['Main building', 'Science block', 'Sports hall', 'Old school', 'Garden house'].map((name, index) => ({
    id: index + 1,
    name,
  })),
);
export const teachers = listOf(
  Array.from({ length: 900 }, (_, index) => ({
    id: index + 1,
    name: `${['Asha', 'Ravi', 'Meera', 'Imran'][index % 4]} ${['Rao', 'Khan', 'Iyer'][index % 3]} ${index + 1}`,
    hint: `F${String(index + 1).padStart(5, '0')}`,
  })),
);
