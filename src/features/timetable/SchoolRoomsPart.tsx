import {
  type SchoolRoomRow,
  schoolRoomCalls,
  schoolRoomFields,
} from '#contract/timetable/calls/school-rooms.calls.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { NumberField } from '#src/lib/form/NumberField.tsx';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { type LoadedRow, resourceSource } from '#src/lib/resource/resource-source.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { AdminProps } from './admin-props.ts';
import { editorMessages } from './editor-messages.en.ts';

const roomForm = defineForm({
  name: 'school-room',
  schema: schoolRoomFields,
  usesFormSession: true,
  blank: { name: '', seats: 0 },
});
const source = resourceSource(schoolRoomCalls, ({ name, seats }) => ({ name, seats }));
const seen = ({ id, version, name }: SchoolRoomRow) => ({ id, version, name });

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

export function SchoolRoomsPart({ app }: { readonly app: AdminProps }) {
  return (
    <RemovableList
      app={app}
      name="school-rooms"
      title={editorMessages.tabs.rooms}
      add={editorMessages.addRoom}
      formTitle={editorMessages.editRoom}
      {...source}
      seen={seen}
      columns={roomColumns}
    >
      {(room, form) => <RoomForm {...form} room={room} app={app} />}
    </RemovableList>
  );
}

interface RoomFormProps extends RowForm {
  readonly room: LoadedRow<typeof source> | null;
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
    save: (input, signal) => call(schoolRoomCalls.save, input, { signal }),
    load: source.loadRow,
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={room ? editorMessages.editRoom : editorMessages.addRoom}>
      <TextField {...form.text('name')} maxLength={60} />
      <NumberField
        {...form.group('seats')}
        value={form.values.seats}
        onChange={(seats) => form.set('seats', seats)}
      />
    </ResourceForm>
  );
}
