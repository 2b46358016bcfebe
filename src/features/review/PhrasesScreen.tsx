import { phraseByIdCall } from '#contract/review/calls/phrase-by-id.call.ts';
import { phraseListCall } from '#contract/review/calls/phrase-list.call.ts';
import { savePhraseCall } from '#contract/review/calls/save-phrase.call.ts';
import { setPhrasesRemovedCall } from '#contract/review/calls/set-phrases-removed.call.ts';
import { type PhraseRow, phraseFields } from '#contract/review/resources.wire.ts';
import { phraseMost } from '#contract/review/review.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { reviewMessages as messages } from './messages.en.ts';
import type { ReviewListProps } from './review-props.ts';

const phraseForm = defineForm({
  name: 'review-phrase',
  schema: phraseFields,
  usesFormSession: true,
  blank: { phrase: '' },
});
const changes = removal({
  remove: rowsCall(setPhrasesRemovedCall, { isRemoved: true }),
  restore: rowsCall(setPhrasesRemovedCall, { isRemoved: false }),
});
const load = pageLoader(phraseListCall, {}, (row: PhraseRow) => row);
const seen = ({ id, version, phrase }: PhraseRow) => ({ id, version, name: phrase });

async function loadPhrase(id: number, signal?: AbortSignal) {
  const { version, phrase } = await call(phraseByIdCall, { id }, signal ? { signal } : {});
  return { id, version, values: { phrase } };
}

const columnsOf = () => [
  textColumn<PhraseRow>('phrase', messages.columns.phrase, ({ phrase }) => phrase, {
    sortable: true,
    width: 24,
  }),
  textColumn<PhraseRow>('owner', messages.columns.owner, ({ is_own }) =>
    is_own === 1 ? messages.mine : messages.school,
  ),
];

const hindrance = ({ is_own }: PhraseRow) =>
  is_own === 1 ? null : { title: messages.schoolPhrase, text: messages.schoolPhraseText };

export function PhrasesScreen({ app }: { readonly app: ReviewListProps }) {
  return (
    <RemovableList
      app={app}
      name="review-phrases"
      title={messages.phrases}
      text={messages.phrasesText}
      add={messages.addPhrase}
      formTitle={messages.editPhrase}
      changes={changes}
      load={load}
      columns={columnsOf}
      seen={seen}
      hindrance={hindrance}
      loadRow={loadPhrase}
    >
      {(phrase, form) => <PhraseForm {...form} phrase={phrase} app={app} />}
    </RemovableList>
  );
}

interface PhraseFormProps extends RowForm {
  readonly phrase: Awaited<ReturnType<typeof loadPhrase>> | null;
  readonly app: ReviewListProps;
}

function PhraseForm({ phrase, app, of, onSaved, onClose }: PhraseFormProps) {
  const form = useStoredForm({
    definition: phraseForm,
    of,
    stored: phrase,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: { phrase: messages.fields.phrase },
    save: (input, signal) => call(savePhraseCall, input, { signal }),
    load: loadPhrase,
    onSaved,
    onClose,
  });
  const { maxLength: _most, ...field } = { maxLength: phraseMost, ...form.text('phrase') };
  return (
    <ResourceForm form={form} title={phrase ? messages.editPhrase : messages.addPhrase}>
      <TextArea {...field} rows={3} />
    </ResourceForm>
  );
}
