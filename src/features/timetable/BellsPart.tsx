import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { bellByIdCall } from '#contract/timetable/calls/bell-by-id.call.ts';
import { bellListCall } from '#contract/timetable/calls/bell-list.call.ts';
import { saveBellCall } from '#contract/timetable/calls/save-bell.call.ts';
import { setBellsRemovedCall } from '#contract/timetable/calls/set-bells-removed.call.ts';
import { timetableLimits } from '#contract/timetable/timetable.rules.ts';
import { type BellRow, bellFields } from '#contract/timetable/timetable.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { AdminList } from './AdminList.tsx';
import type { AdminProps } from './admin-props.ts';
import { editorMessages } from './editor-messages.en.ts';
import { quiet } from './WeekColumns.tsx';

interface Period {
  readonly name: string;
  readonly starts: string;
  readonly ends: string;
}

const bellForm = defineForm({
  name: 'bell',
  schema: bellFields,
  usesFormSession: true,
  blank: { name: '', periods: [{ name: '1', starts: '08:00', ends: '08:45' }] as Period[] },
});
const changes = removal({
  remove: rowsCall(setBellsRemovedCall, { isRemoved: true }),
  restore: rowsCall(setBellsRemovedCall, { isRemoved: false }),
});
const load = pageLoader(bellListCall, {}, (row: BellRow) => row);
const seen = ({ id, version, name }: BellRow) => ({ id, version, name });
const line = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '[minmax(0, 1fr) 9rem 9rem auto]' },
  paddingBlockEnd: '2',
});

async function loadBell(id: number, signal?: AbortSignal) {
  const { version, name, periods } = await call(bellByIdCall, { id }, signal ? { signal } : {});
  return { id, version, values: { name, periods: periods as Period[] } };
}

const bellColumns = () => [
  textColumn<BellRow>('name', editorMessages.fields.name, ({ name }) => name, { sortable: true, width: 12 }),
  textColumn<BellRow>(
    'periods',
    editorMessages.fields.periods,
    ({ periods }) => periods.map(({ name, starts }) => `${name} ${starts}`).join(' · '),
    { width: 24 },
  ),
];

/** Sets of periods with their times. */
export function BellsPart({ app }: { readonly app: AdminProps }) {
  return (
    <AdminList
      app={app}
      name="bells"
      title={editorMessages.tabs.bells}
      add={editorMessages.addBell}
      {...{ changes, load, seen }}
      columns={bellColumns}
      loadRow={loadBell}
    >
      {(bell, form) => <BellForm {...form} bell={bell} app={app} />}
    </AdminList>
  );
}

interface BellFormProps extends RowForm {
  readonly bell: Awaited<ReturnType<typeof loadBell>> | null;
  readonly app: AdminProps;
}

function BellForm({ bell, app, of, onSaved, onClose }: BellFormProps) {
  const form = useStoredForm({
    definition: bellForm,
    of,
    stored: bell,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: editorMessages.fields,
    save: (input, signal) => call(saveBellCall, input, { signal }),
    load: loadBell,
    onSaved,
    onClose,
  });
  const { periods } = form.values;
  const put = (at: number, change: Partial<Period>) =>
    form.set(
      'periods',
      periods.map((period, index) => (index === at ? { ...period, ...change } : period)),
    );
  const last = periods.at(-1);
  // Periods have no names of their own: the place tells one from another.
  const placed = periods.map((period, at) => ({ period, at }));
  return (
    <ResourceForm form={form} title={bell ? editorMessages.tabs.bells : editorMessages.addBell}>
      <TextField {...form.text('name')} maxLength={60} />
      <FieldGroup {...form.group('periods')}>
        <p className={quiet}>{editorMessages.breakHint}</p>
        {placed.map(({ period, at }) => (
          <div key={at} className={line}>
            <TextField
              label={editorMessages.fields.name}
              value={period.name}
              maxLength={40}
              onChange={(name) => put(at, { name })}
            />
            <TextField
              label={editorMessages.fields.starts}
              type="time"
              value={period.starts}
              onChange={(starts) => put(at, { starts })}
            />
            <TextField
              label={editorMessages.fields.ends}
              type="time"
              value={period.ends}
              onChange={(ends) => put(at, { ends })}
            />
            <IconButton
              icon={<Trash2 />}
              label={editorMessages.removePeriod(at + 1)}
              onClick={() => form.set('periods', periods.toSpliced(at, 1))}
            />
          </div>
        ))}
        <Button
          size="sm"
          icon={<Plus />}
          disabled={periods.length >= timetableLimits.periods}
          onClick={() =>
            form.set('periods', [
              ...periods,
              { name: String(periods.length + 1), starts: last?.ends ?? '', ends: '' },
            ])
          }
        >
          {editorMessages.addPeriod}
        </Button>
      </FieldGroup>
    </ResourceForm>
  );
}
