import { useMemo, useState } from 'react';
import { getTermCall } from '#contract/content/calls/get-term.call.ts';
import { saveTermCall } from '#contract/content/calls/save-term.call.ts';
import { termPageCall } from '#contract/content/calls/term-page.call.ts';
import type { TermKind } from '#contract/content/content.rules.ts';
import { type TermFields, type TermRow, termFields } from '#contract/content/terms.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { countColumn, textColumn } from '#src/lib/resource/columns.tsx';
import { resourceMessages } from '#src/lib/resource/messages.en.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removedFilter } from '#src/lib/resource/use-removable-list.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { contentRemoval } from './content-changes.ts';
import type { ContentProps } from './content-props.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { boardSource } from './lookups.ts';
import { messages } from './messages.en.ts';
import { useContentList } from './use-content-list.ts';

const blank: TermFields = { name: '', code: '', parentId: null };

const termForm = defineForm({
  name: 'term',
  schema: termFields,
  usesFormSession: true,
  blank,
});

const seen = ({ id, version, name }: TermRow) => ({ id, version, name });

const changes = contentRemoval('term');
async function loadTerm(id: number, signal?: AbortSignal) {
  return (await call(getTermCall, { id }, signal ? { signal } : {})).data;
}
type StoredTerm = Awaited<ReturnType<typeof loadTerm>>;

const columnsOf = (kind: TermKind) => [
  textColumn<TermRow>('name', messages.columns.name, ({ name }) => name, { sortable: true, width: 16 }),
  textColumn<TermRow>('code', messages.columns.code, ({ code }) => code, { sortable: true }),
  ...(kind === 'standard'
    ? [textColumn<TermRow>('board', messages.columns.board, ({ board }) => board)]
    : []),
  countColumn<TermRow>('projects', messages.columns.projects, ({ projects }) => projects),
];

/** [CA-03, QU-34] Boards, standards, skills, streams or tags. */
export function TermsScreen({ kind, app }: { readonly kind: TermKind; readonly app: ContentProps }) {
  const [columns] = useState(() => columnsOf(kind));
  const load = useMemo(() => pageLoader(termPageCall, { kind }, (row: TermRow) => row), [kind]);
  const mayWrite = app.may(saveTermCall);
  const content = useContentList(app, {
    name: `content-${kind}`,
    changes,
    load,
    columns,
    mayWrite,
  });
  return (
    <ResourceScreen
      title={messages.parts[kind]}
      caption={messages.parts[kind]}
      add={mayWrite ? { label: messages.add[kind] } : undefined}
      tools={
        mayWrite && (kind === 'board' || kind === 'standard') ? (
          <ImportDialog kind={kind} onSaved={content.list.refresh} />
        ) : undefined
      }
      {...content}
      seen={seen}
      texts={{ emptyText: resourceMessages.addFirst }}
      filters={[removedFilter()]}
    >
      {mayWrite && (
        <OpenRow list={content.list} title={messages.edit} load={loadTerm}>
          {(term, form) => <TermForm {...form} kind={kind} term={term} app={app} />}
        </OpenRow>
      )}
    </ResourceScreen>
  );
}

interface TermFormProps {
  readonly of: string;
  readonly kind: TermKind;
  readonly term: StoredTerm | null;
  readonly app: ContentProps;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function TermForm({ of, kind, term, app, onClose, onSaved }: TermFormProps) {
  const form = useStoredForm({
    definition: termForm,
    of: `${kind}-${of}`,
    stored: term,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: messages.fields,
    save: (input, signal) => call(saveTermCall, { ...input, kind }, { signal }),
    load: loadTerm,
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={term ? messages.edit : messages.add[kind]}>
      <TextField {...form.text('name')} maxLength={200} />
      <TextField {...form.text('code')} maxLength={40} />
      {kind === 'standard' && <LookupField source={boardSource} {...form.lookup('parentId')} />}
    </ResourceForm>
  );
}
