import { useState } from 'react';
import { getToolListCall } from '#contract/content/calls/get-tool-list.call.ts';
import { rubricByIdCall } from '#contract/review/calls/rubric-by-id.call.ts';
import { rubricListCall } from '#contract/review/calls/rubric-list.call.ts';
import { saveRubricCall } from '#contract/review/calls/save-rubric.call.ts';
import { setRubricsRemovedCall } from '#contract/review/calls/set-rubrics-removed.call.ts';
import { type RubricRow, rubricFields } from '#contract/review/resources.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { OpenRow, type RowForm } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { removedFilter, useRemovableList } from '#src/lib/resource/use-removable-list.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { reviewMessages as messages } from './messages.en.ts';
import type { ReviewListProps } from './review-props.ts';

interface RubricValues {
  readonly name: string;
  readonly toolId: number | null;
  readonly criteria: readonly string[];
  readonly levels: readonly string[];
}

const blank: RubricValues = { name: '', toolId: null, criteria: [], levels: [] };
const rubricForm = defineForm({ name: 'rubric', schema: rubricFields, usesFormSession: true, blank });
const changes = removal({
  remove: rowsCall(setRubricsRemovedCall, { isRemoved: true }),
  restore: rowsCall(setRubricsRemovedCall, { isRemoved: false }),
});
const load = pageLoader(rubricListCall, {}, (row: RubricRow) => row);
const seen = ({ id, version, name }: RubricRow) => ({ id, version, name });

async function loadRubric(id: number, signal?: AbortSignal) {
  const row = await call(rubricByIdCall, { id }, signal ? { signal } : {});
  const { version, name, toolId, criteria, levels } = row;
  const values: RubricValues = { name, toolId, criteria, levels };
  return { id, version, values };
}

const columnsOf = () => [
  textColumn<RubricRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 14 }),
  textColumn<RubricRow>('tool', messages.columns.tool, ({ tool_name }) => tool_name || messages.anyTool),
  textColumn<RubricRow>('criteria', messages.columns.criteria, ({ criteria }) => criteria.join(', '), {
    width: 20,
  }),
];

/** The few tools there are, as a lookup takes them. */
const tools: LookupSource = async ({ search = '', ids = [] }, signal) => {
  const { data } = await call(getToolListCall, {}, { signal });
  const rows = data
    .filter(({ id, name }) =>
      ids.length > 0 ? ids.includes(id) : name.toLowerCase().includes(search.toLowerCase()),
    )
    .map(({ id, name }) => ({ id, name }));
  return { rows, total: rows.length };
};

/** Criteria by which works are judged: the office's for every school, or a school's own. */
export function RubricsScreen({ app }: { readonly app: ReviewListProps }) {
  const [columns] = useState(columnsOf);
  const { person, sessionLive, address, listen } = app;
  const rows = useRemovableList({
    name: 'rubrics',
    personId: person.id,
    sessionLive,
    address,
    listen,
    changes,
    load,
    columns,
    mayRemove: true,
  });
  return (
    <ResourceScreen
      title={messages.rubrics}
      text={messages.rubricsText}
      caption={messages.rubrics}
      add={{ label: messages.addRubric }}
      {...rows}
      seen={seen}
      filters={[removedFilter()]}
    >
      <OpenRow list={rows.list} title={messages.editRubric} load={loadRubric}>
        {(rubric, form) => <RubricForm {...form} rubric={rubric} app={app} />}
      </OpenRow>
    </ResourceScreen>
  );
}

interface RubricFormProps extends RowForm {
  readonly rubric: Awaited<ReturnType<typeof loadRubric>> | null;
  readonly app: ReviewListProps;
}

function RubricForm({ rubric, app, of, onSaved, onClose }: RubricFormProps) {
  const { fields: labels, issues: issueTexts } = messages;
  const form = useStoredForm({
    definition: rubricForm,
    of,
    stored: rubric,
    person: app.person,
    sessionLive: app.sessionLive,
    labels,
    issueTexts,
    save: (input, signal) => call(saveRubricCall, input, { signal }),
    load: loadRubric,
    onSaved,
    onClose,
  });
  const lines = (field: 'criteria' | 'levels', hint: string) => (
    <TextArea
      {...form.group(field)}
      hint={hint}
      value={form.values[field].join('\n')}
      onChange={(text) => form.set(field, text.split('\n'))}
      rows={5}
    />
  );
  return (
    <ResourceForm form={form} title={rubric ? messages.editRubric : messages.addRubric}>
      <TextField {...form.text('name')} maxLength={100} />
      <LookupField {...form.lookup('toolId')} source={tools} />
      {lines('criteria', messages.criteriaHint)}
      {lines('levels', messages.levelsHint)}
    </ResourceForm>
  );
}
