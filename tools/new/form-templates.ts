import type { ResourceNames } from './resource-templates.ts';
import { english, type Language } from './screen-templates.ts';

export const formRulesFile = ({ room, thing, one, One }: ResourceNames) => `
import { ${one}ByIdCall } from '#contract/${room}/calls/${thing}-by-id.call.ts';
import { ${one}Fields } from '#contract/${room}/${thing}.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';

export interface ${One}Values {
  readonly name: string;
}

const blank: ${One}Values = { name: '' };

export const ${one}Form = defineForm({ name: '${thing}', schema: ${one}Fields, usesFormSession: true, blank });

export async function load${One}(id: number, signal: AbortSignal) {
  const { name, version } = await call(${one}ByIdCall, { id }, { signal });
  return { id, version, values: { name } satisfies ${One}Values };
}
`;

export const formFile = ({ room, thing, one, One, name }: ResourceNames) => `
import { save${One}Call } from '#contract/${room}/calls/save-${thing}.call.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ${one}Form, load${One} } from './${thing}-form.ts';
import { messages } from './${name}-messages.en.ts';

interface ${One}FormProps extends RowForm {
  /** null: a new one. */
  readonly stored: Awaited<ReturnType<typeof load${One}>> | null;
  readonly person: { readonly id: number };
  readonly sessionLive: boolean;
}

export function ${One}Form({ of, stored, person, sessionLive, onSaved, onClose }: ${One}FormProps) {
  const form = useStoredForm({
    definition: ${one}Form,
    of,
    stored,
    person,
    sessionLive,
    labels: messages.fields,
    save: (input, signal) => call(save${One}Call, input, { signal }),
    load: load${One},
    onSaved,
    onClose,
  });
  return (
    <ResourceForm form={form} title={stored === null ? messages.add : messages.edit}>
      <TextField {...form.text('name')} maxLength={100} />
    </ResourceForm>
  );
}
`;

export const listScreenFile = ({ room, thing, one, Many, One, name, component }: ResourceNames) => `
import { useState } from 'react';
import { ${one}ListCall } from '#contract/${room}/calls/${thing}-list.call.ts';
import { set${Many}RemovedCall } from '#contract/${room}/calls/set-${name}-removed.call.ts';
import type { ${One}Row } from '#contract/${room}/${thing}.wire.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import { removedFilter, useRemovableList } from '#src/lib/resource/use-removable-list.tsx';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import { ${One}Form } from './${One}Form.tsx';
import { load${One} } from './${thing}-form.ts';
import { messages } from './${name}-messages.en.ts';

const load = pageLoader(${one}ListCall, {}, (${one}: ${One}Row) => ${one});
const seen = ({ id, version, name }: ${One}Row) => ({ id, version, name });
/** Each can be undone for 20 seconds. */
const changes = removal({
  remove: rowsCall(set${Many}RemovedCall, { isRemoved: true }),
  restore: rowsCall(set${Many}RemovedCall, { isRemoved: false }),
});

/** Made when the screen is: it speaks the language of then. */
const columnsOf = () => [
  textColumn<${One}Row>('name', messages.fields.name, ({ name }) => name, { sortable: true }),
];

export interface ${component}Props {
  readonly person: { readonly id: number };
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  readonly listen: ListenForHints;
}

export function ${component}({ person, sessionLive, address, listen }: ${component}Props) {
  const [columns] = useState(columnsOf);
  const rows = useRemovableList({
    name: '${name}',
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
      title={messages.title}
      caption={messages.title}
      add={{ label: messages.add }}
      {...rows}
      seen={seen}
      filters={[removedFilter()]}
    >
      <OpenRow list={rows.list} title={messages.edit} load={load${One}}>
        {(stored, form) => <${One}Form {...form} stored={stored} person={person} sessionLive={sessionLive} />}
      </OpenRow>
    </ResourceScreen>
  );
}
`;

export const listRouteFile = ({ room, many, component, path }: ResourceNames) => `
import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { ${many}Changed } from '#contract/${room}/${room}.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { ${component} } from '#src/features/${room}/${component}.tsx';
import { type ResourceSearch, resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

export const Route = createFileRoute('/_app${path}')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '${path}'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: ResourceSearch, { replace }: { readonly replace: boolean }) => void navigate({ search, replace }),
    [navigate],
  );
  return (
    <${component}
      person={person}
      sessionLive={useSelector(session, isLiveSnapshot)}
      address={{ search: Route.useSearch(), onSearch }}
      listen={useHint(live, ${many}Changed)}
    />
  );
}
`;

export const words = ({ area, titles }: ResourceNames) => `
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('${area}', {
  title: '${titles.en}',
  add: '${english.add}',
  edit: '${english.edit}',
  fields: { name: '${english.field}' },
});
`;

export const wordsIn = ({ name, area, titles }: ResourceNames, { code, add, edit, field }: Language) => `
import type { messages } from './${name}-messages.en.ts';

export const ${area}: typeof messages = {
  title: '${titles[code]}',
  add: '${add}',
  edit: '${edit}',
  fields: { name: '${field}' },
};
`;

export const refusalsFile = (variable: string, room: string) => `
import type { ${variable}Calls } from '#contract/${room}/${room}.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

export const ${variable}Refusals: RefusalsIn<typeof ${variable}Calls> = {
};
`;
