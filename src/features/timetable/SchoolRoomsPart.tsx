import { saveSchoolRoomCall } from '#contract/timetable/calls/save-school-room.call.ts';
import { schoolRoomByIdCall } from '#contract/timetable/calls/school-room-by-id.call.ts';
import { schoolRoomListCall } from '#contract/timetable/calls/school-room-list.call.ts';
import { setSchoolRoomsRemovedCall } from '#contract/timetable/calls/set-school-rooms-removed.call.ts';
import { type SchoolRoomRow, schoolRoomFields } from '#contract/timetable/timetable.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { NumberField } from '#src/lib/form/NumberField.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { AdminList } from './AdminList.tsx';
import type { AdminProps } from './admin-props.ts';
import { editorMessages } from './editor-messages.en.ts';

const roomForm = defineForm({
  name: 'school-room',
  schema: schoolRoomFields,
  usesFormSession: true,
  blank: { name: '', seats: 0 },
});
const changes = removal({
  remove: rowsCall(setSchoolRoomsRemovedCall, { isRemoved: true }),
  restore: rowsCall(setSchoolRoomsRemovedCall, { isRemoved: false }),
});
const load = pageLoader(schoolRoomListCall, {}, (row: SchoolRoomRow) => row);
const seen = ({ id, version, name }: SchoolRoomRow) => ({ id, version, name });

async function loadRoom(id: number, signal?: AbortSignal) {
  const { version, name, seats } = await call(schoolRoomByIdCall, { id }, signal ? { signal } : {});
  return { id, version, values: { name, seats } };
}

const roomColumns = () => [
  textColumn<SchoolRoomRow>('name', editorMessages.fields.name, ({ name }) => name, {
    sortable: true,
    width: 14,
  }),
  {
    ...countColumn<SchoolRoomRow>('seats', editorMessages.fields.seats, ({ seats }) => seats),
    sortable: true,
  },
];

/** Rooms of the building, where classes sit. */
export function SchoolRoomsPart({ app }: { readonly app: AdminProps }) {
  return (
    <AdminList
      app={app}
      name="school-rooms"
      title={editorMessages.tabs.rooms}
      add={editorMessages.addRoom}
      {...{ changes, load, seen }}
      columns={roomColumns}
      loadRow={loadRoom}
    >
      {(room, form) => <RoomForm {...form} room={room} app={app} />}
    </AdminList>
  );
}

interface RoomFormProps extends RowForm {
  readonly room: Awaited<ReturnType<typeof loadRoom>> | null;
  readonly app: AdminProps;
}

function RoomForm({ room, app, of, onSaved, onClose }: RoomFormProps) {
  const form = useStoredForm({
    definition: roomForm,
    of,
    stored: room,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: editorMessages.fields,
    save: (input, signal) => call(saveSchoolRoomCall, input, { signal }),
    load: loadRoom,
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={room ? editorMessages.tabs.rooms : editorMessages.addRoom}>
      <TextField {...form.text('name')} maxLength={60} />
      <NumberField
        {...form.group('seats')}
        value={form.values.seats}
        onChange={(seats) => form.set('seats', seats)}
      />
    </ResourceForm>
  );
}
