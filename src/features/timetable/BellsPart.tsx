import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type BellRow, bellCalls, bellFields } from '#contract/timetable/calls/bells.calls.ts';
import { timetableLimits } from '#contract/timetable/timetable.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { type LoadedRow, resourceSource } from '#src/lib/resource/resource-source.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
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
const source = resourceSource(bellCalls, ({ name, periods }) => ({ name, periods: periods as Period[] }));
const seen = ({ id, version, name }: BellRow) => ({ id, version, name });
const line = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '[minmax(0, 1fr) 9rem 9rem auto]' },
  paddingBlockEnd: '2',
});

const bellColumns = () => [
  textColumn<BellRow>('name', editorMessages.fields.name, ({ name }) => name, { sortable: true, width: 12 }),
  textColumn<BellRow>(
    'periods',
    editorMessages.fields.periods,
    ({ periods }) => periods.map(({ name, starts }) => `${name} ${starts}`).join(' · '),
    { width: 24 },
  ),
];

export function BellsPart({ app }: { readonly app: AdminProps }) {
  return (
    <RemovableList
      app={app}
      name="bells"
      title={editorMessages.tabs.bells}
      add={editorMessages.addBell}
      formTitle={editorMessages.editBell}
      {...source}
      seen={seen}
      columns={bellColumns}
    >
      {(bell, form) => <BellForm {...form} bell={bell} app={app} />}
    </RemovableList>
  );
}

interface BellFormProps extends RowForm {
  readonly bell: LoadedRow<typeof source> | null;
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
    save: (input, signal) => call(bellCalls.save, input, { signal }),
    load: source.loadRow,
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
  // Periods have no ids, so their position is the key.
  const placed = periods.map((period, at) => ({ period, at }));
  return (
    <ResourceForm form={form} title={bell ? editorMessages.editBell : editorMessages.addBell}>
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
