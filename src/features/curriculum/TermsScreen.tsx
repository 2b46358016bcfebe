import { useMemo, useState } from 'react';
import { getTermCall } from '#contract/curriculum/calls/get-term.call.ts';
import { saveTermCall } from '#contract/curriculum/calls/save-term.call.ts';
import { termPageCall } from '#contract/curriculum/calls/term-page.call.ts';
import type { TermKind } from '#contract/curriculum/content.rules.ts';
import { type TermFields, type TermRow, termFields } from '#contract/curriculum/terms.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ContentSite } from './content-site.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { boardSource } from './lookups.ts';
import { messages } from './messages.en.ts';
import { countColumn, emptyTexts, stateFilter, textColumn, useContentList } from './use-content-list.tsx';

const blank: TermFields = { name: '', code: '', parentId: null };

const termForm = defineForm({
  name: 'term',
  schema: termFields,
  usesFormSession: true,
  blank,
});

const seen = ({ id, version, name }: TermRow) => ({ id, version, name });

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
export function TermsScreen({ kind, site }: { readonly kind: TermKind; readonly site: ContentSite }) {
  const [columns] = useState(() => columnsOf(kind));
  const load = useMemo(() => pageLoader(termPageCall, { kind }, (row: TermRow) => row), [kind]);
  const { list, changes, actions } = useContentList(site, {
    name: `content-${kind}`,
    of: 'term',
    load,
    columns,
    onOpen: ({ id }) => list.onOpen(String(id)),
  });
  const close = () => list.onOpen('');
  const mayWrite = site.may(saveTermCall);
  return (
    <ResourceScreen
      title={messages.parts[kind]}
      caption={messages.parts[kind]}
      add={mayWrite ? { label: messages.add[kind] } : undefined}
      tools={
        mayWrite && (kind === 'board' || kind === 'standard') ? (
          <ImportDialog kind={kind} onSaved={list.refresh} />
        ) : undefined
      }
      list={list}
      seen={seen}
      texts={emptyTexts()}
      onOpen={mayWrite ? (row) => !row.isRemoved && list.onOpen(String(row.id)) : undefined}
      changes={changes}
      filters={[stateFilter()]}
      actions={mayWrite ? actions : []}
    >
      {mayWrite && (
        <OpenRow open={list.open} title={messages.edit} load={loadTerm} onClose={close}>
          {(term, of) => (
            <TermForm
              key={of}
              of={of}
              kind={kind}
              term={term}
              site={site}
              onClose={close}
              onSaved={() => {
                list.refresh();
                close();
              }}
            />
          )}
        </OpenRow>
      )}
    </ResourceScreen>
  );
}

interface TermFormProps {
  readonly of: string;
  readonly kind: TermKind;
  readonly term: StoredTerm | null;
  readonly site: ContentSite;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function TermForm({ of, kind, term, site, onClose, onSaved }: TermFormProps) {
  const form = useForm({
    definition: termForm,
    of: `${kind}-${of}`,
    stored: term,
    personId: site.person.id,
    sessionLive: site.sessionLive,
    labels: messages.fields,
    save: ({ values, version, formSession }, signal) =>
      call(saveTermCall, { ...values, kind, id: term?.id ?? 0, version, formSession }, { signal }),
    ...(term && { loadStored: (signal: AbortSignal) => loadTerm(term.id, signal) }),
    onSaved,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={term ? messages.edit : messages.add[kind]}>
      <TextField {...form.text('name')} maxLength={200} />
      <TextField {...form.text('code')} maxLength={40} />
      {kind === 'standard' && <LookupField source={boardSource} {...form.lookup('parentId')} />}
    </ResourceForm>
  );
}
