import { getToolListCall } from '#contract/content/calls/get-tool-list.call.ts';
import { type RubricRow, rubricCalls, rubricFields } from '#contract/review/calls/rubrics.calls.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import type { LookupSource } from '#src/lib/lookup/lookup-source.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { type LoadedRow, resourceSource } from '#src/lib/resource/resource-source.ts';
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
const source = resourceSource(
  rubricCalls,
  ({ name, toolId, criteria, levels }): RubricValues => ({ name, toolId, criteria, levels }),
);
const seen = ({ id, version, name }: RubricRow) => ({ id, version, name });

const columnsOf = () => [
  textColumn<RubricRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 14 }),
  textColumn<RubricRow>('tool', messages.columns.tool, ({ tool_name }) => tool_name || messages.anyTool),
  textColumn<RubricRow>('criteria', messages.columns.criteria, ({ criteria }) => criteria.join(', '), {
    width: 20,
  }),
];

/** The list of tools as a lookup source; it is short. */
const tools: LookupSource = async ({ search = '', ids = [] }, signal) => {
  const { data } = await call(getToolListCall, {}, { signal });
  const rows = data
    .filter(({ id, name }) =>
      ids.length > 0 ? ids.includes(id) : name.toLowerCase().includes(search.toLowerCase()),
    )
    .map(({ id, name }) => ({ id, name }));
  return { rows, total: rows.length };
};

export function RubricsScreen({ app }: { readonly app: ReviewListProps }) {
  return (
    <RemovableList
      app={app}
      name="review-rubrics"
      title={messages.rubrics}
      text={messages.rubricsText}
      add={messages.addRubric}
      formTitle={messages.editRubric}
      {...source}
      seen={seen}
      columns={columnsOf}
    >
      {(rubric, form) => <RubricForm {...form} rubric={rubric} app={app} />}
    </RemovableList>
  );
}

interface RubricFormProps extends RowForm {
  readonly rubric: LoadedRow<typeof source> | null;
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
    save: (input, signal) => call(rubricCalls.save, input, { signal }),
    load: source.loadRow,
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
