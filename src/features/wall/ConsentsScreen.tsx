import { consentListCall } from '#contract/wall/calls/consent-list.call.ts';
import { saveConsentCall } from '#contract/wall/calls/save-consent.call.ts';
import { setConsentWithdrawnCall } from '#contract/wall/calls/set-consent-withdrawn.call.ts';
import type { ConsentRow } from '#contract/wall/consent.wire.ts';
import { consentScopes } from '#contract/wall/wall.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { consentForm, loadConsent, students } from './consent-form.ts';
import { consentMessages as messages } from './messages.en.ts';
import type { WallProps } from './wall-props.ts';

const changes = removal({
  remove: rowsCall(setConsentWithdrawnCall, { isRemoved: true }),
  restore: rowsCall(setConsentWithdrawnCall, { isRemoved: false }),
  removed: (count) => messages.withdrawn(count),
  restored: (count) => messages.restored(count),
});
const load = pageLoader(consentListCall, {}, (row: ConsentRow) => row);
const seen = ({ id, version, student_name }: ConsentRow) => ({ id, version, name: student_name });

/** Made with the screen, for its language. */
const columnsOf = () => [
  textColumn<ConsentRow>('student', messages.fields.student_id, (row) => row.student_name, { width: 12 }),
  textColumn<ConsentRow>('username', messages.username, (row) => row.login_name),
  textColumn<ConsentRow>('guardian', messages.fields.guardian, (row) => row.guardian, {
    sortable: true,
    width: 12,
  }),
  textColumn<ConsentRow>('given', messages.fields.given_on, (row) => formatDate(row.given_on), {
    sortable: true,
  }),
  textColumn<ConsentRow>('scope', messages.fields.scope, (row) => messages.scopes[row.scope], { width: 12 }),
  textColumn<ConsentRow>('state', messages.state, (row) =>
    row.isRemoved ? messages.states.withdrawn : messages.states.holds,
  ),
];

const scopeOptions = () =>
  optionsOf(messages.scopes, consentScopes).map((option) => ({
    ...option,
    hint: messages.scopeHints[option.value],
  }));

interface ConsentsScreenProps {
  readonly app: WallProps;
  readonly address: ResourceAddress;
}

/** [QU-59] Guardians' consents as the school records them; withdrawn ones stay listed. */
export function ConsentsScreen({ app, address }: ConsentsScreenProps) {
  return (
    <RemovableList
      app={{ ...app, address }}
      name="consents"
      title={messages.title}
      text={messages.text}
      add={messages.add}
      formTitle={messages.edit}
      changes={changes}
      load={load}
      columns={columnsOf}
      seen={seen}
      longExport={{ kind: 'consents', words: { scope: messages.scopes, state: messages.states } }}
      loadRow={loadConsent}
    >
      {(consent, form) => <ConsentForm {...form} consent={consent} app={app} />}
    </RemovableList>
  );
}

interface ConsentFormProps extends RowForm {
  readonly consent: Awaited<ReturnType<typeof loadConsent>> | null;
  readonly app: WallProps;
}

function ConsentForm({ consent, app, of, onSaved, onClose }: ConsentFormProps) {
  const form = useStoredForm({
    definition: consentForm,
    of,
    stored: consent,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    save: (input, signal) => call(saveConsentCall, input, { signal }),
    load: loadConsent,
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={consent ? messages.edit : messages.add}>
      <LookupField {...form.lookup('student_id')} source={students} readOnly={consent !== null} />
      <TextField {...form.text('guardian')} maxLength={100} />
      <FormDateField {...form.day('given_on')} />
      <RadioGroup {...form.choice('scope', scopeOptions())} />
    </ResourceForm>
  );
}
