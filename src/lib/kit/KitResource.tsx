import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { FormView } from '#machines/form/form.view.ts';
import { KitSection } from '#src/ui/kit/KitSection.tsx';
import { sections } from '#src/ui/kit/kit-texts.ts';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FormNotices } from '../form/FormNotices.tsx';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { useForm } from '../form/use-form.ts';
import { LookupField } from '../lookup/LookupField.tsx';
import { LookupManyField } from '../lookup/LookupManyField.tsx';
import { ResourceScreen } from '../resource/ResourceScreen.tsx';
import type { ResourceSearch } from '../resource/resource-search.ts';
import { useResourceGrid } from '../resource/use-resource-grid.ts';
import { useRowActions } from '../resource/use-row-actions.ts';
import {
  buildings,
  loadSchoolRooms,
  type Room,
  saveSchoolRoom,
  schoolRoomChanges,
  schoolRoomColumns,
  schoolRoomForm,
  schoolRoomLabels,
  storedSchoolRoom,
  teachers,
  theirSchoolRoom,
} from './kit-rooms.tsx';

const personId = 0;
const nothing = () => undefined;
const seen = ({ id, version, name }: Room) => ({ id, version, name });
const issueTexts = {
  seats: 'Write a number of up to three figures.',
  name_taken: 'Another room has this name.',
};
const kinds = [
  { value: 'room', label: 'Class room' },
  { value: 'hall', label: 'Hall' },
] as const;

function RoomForm({ open, onClose }: { readonly open: string; readonly onClose: () => void }) {
  const isNew = open === 'new';
  const form = useForm({
    definition: schoolRoomForm,
    personId,
    sessionLive: true,
    of: open,
    stored: isNew ? null : storedSchoolRoom,
    labels: schoolRoomLabels,
    issueTexts,
    save: ({ values, version }) =>
      version === theirRoomVersion ? Promise.resolve() : saveSchoolRoom(values),
    loadStored: theirSchoolRoom,
    onSaved: onClose,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={isNew ? 'New room' : 'Room'}>
      <TextField {...form.text('name')} hint="Taken, Offline and Late make the save fail in their ways." />
      <TextField {...form.text('seats')} />
      <Select {...form.choice('kind', kinds)} />
      <LookupField {...form.lookup('buildingId')} source={buildings} />
      <LookupManyField
        {...form.group('teachers')}
        source={teachers}
        value={form.values.teachers}
        onChange={(chosen) => form.set('teachers', chosen)}
      />
      <Switch {...form.flag('isActive')} />
    </ResourceForm>
  );
}

const theirRoomVersion = 2;

const view: FormView = {
  stage: 'editing',
  values: {},
  isDirty: true,
  issues: {},
  failure: { code: 'unreachable', information: null },
  intent: '',
  isRestored: true,
  merged: ['seats'],
  merge: null,
};

export function KitResource() {
  const [search, setSearch] = useState<ResourceSearch>({});
  const address = { search, onSearch: setSearch };
  const list = useResourceGrid({
    name: 'rooms',
    personId,
    load: loadSchoolRooms,
    columns: schoolRoomColumns,
    address,
  });
  const changes = useRowActions({ changes: schoolRoomChanges, sessionLive: true, onChanged: list.refresh });
  return (
    <KitSection title={sections.resource}>
      <ResourceScreen
        title="Rooms"
        text="A list, its filters and views, its actions and its form."
        caption="Rooms"
        add={{ label: 'Add a room' }}
        list={list}
        seen={seen}
        onOpen={({ id }) => list.onOpen(String(id))}
        changes={changes}
        filters={[
          {
            id: 'state',
            label: 'State',
            all: 'All states',
            options: [
              { value: 'on', label: 'In use' },
              { value: 'off', label: 'Not in use' },
            ],
          },
        ]}
        actions={[
          { id: 'edit', kind: 'edit', onRun: ({ id }) => list.onOpen(String(id)) },
          {
            id: 'off',
            label: 'Switch off',
            icon: <PowerOff />,
            tone: 'danger',
            when: ({ isActive }) => isActive,
            change: 'deactivate',
            isBulk: true,
          },
          {
            id: 'on',
            label: 'Switch on',
            icon: <Power />,
            when: ({ isActive }) => !isActive,
            change: 'activate',
            isBulk: true,
          },
          { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger', change: 'delete', isBulk: true },
        ]}
      >
        {list.open !== '' && <RoomForm key={list.open} open={list.open} onClose={() => list.onOpen('')} />}
      </ResourceScreen>
      <FormNotices view={view} labels={schoolRoomLabels} send={nothing} />
    </KitSection>
  );
}
