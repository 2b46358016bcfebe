import type { ResourceNames } from './resource-templates.ts';
import { english, type Language } from './screen-templates.ts';

export const formRulesFile = ({ room, thing, one, One }: ResourceNames) => `
import { ${one}ByIdCall } from '#contract/${room}/calls/${thing}-by-id.call.ts';
import { ${one}Fields } from '#contract/${room}/${thing}.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import type { Stored } from '#src/lib/form/use-form.ts';

export interface ${One}Values {
  readonly name: string;
}

const blank: ${One}Values = { name: '' };

export const ${one}Form = defineForm({ name: '${thing}', schema: ${one}Fields, usesFormSession: true, blank });

export async function load${One}(id: number, signal: AbortSignal): Promise<Stored<${One}Values>> {
  const { name, version } = await call(${one}ByIdCall, { id }, { signal });
  return { values: { name }, version };
}
`;

export const formFile = ({ room, thing, one, One, name }: ResourceNames) => `
import { save${One}Call } from '#contract/${room}/calls/save-${thing}.call.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { type Stored, useForm } from '#src/lib/form/use-form.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { ${one}Form, type ${One}Values, load${One} } from './${thing}-form.ts';
import { messages } from './${name}-messages.en.ts';

interface ${One}FormProps {
  /** Its id, or \`new\`. */
  readonly of: string;
  /** null: a new one. */
  readonly stored: Stored<${One}Values> | null;
  readonly personId: number;
  readonly sessionLive: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function ${One}Form({ of, stored, personId, sessionLive, onSaved, onClose }: ${One}FormProps) {
  const id = stored === null ? 0 : Number(of);
  const form = useForm({
    definition: ${one}Form,
    of,
    stored,
    personId,
    sessionLive,
    labels: messages.fields,
    save: ({ values, version, formSession }, signal) =>
      call(save${One}Call, { id, version, formSession, ...values }, { signal }),
    ...(stored && { loadStored: (signal: AbortSignal) => load${One}(id, signal) }),
    onSaved,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={stored === null ? messages.add : messages.edit}>
      <TextField {...form.text('name')} maxLength={100} />
    </ResourceForm>
  );
}
`;

export const listScreenFile = ({ room, thing, one, One, name, component }: ResourceNames) => `
import { useState } from 'react';
import { ${one}ListCall } from '#contract/${room}/calls/${thing}-list.call.ts';
import type { ${One}Row } from '#contract/${room}/${thing}.wire.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { ${One}Form } from './${One}Form.tsx';
import { load${One} } from './${thing}-form.ts';
import { messages } from './${name}-messages.en.ts';

const load = pageLoader(${one}ListCall, {}, (${one}: ${One}Row) => ${one});
const seen = ({ id, version, name }: ${One}Row) => ({ id, version, name });

/** Made when the screen is: it speaks the language of then. */
const columnsOf = (): GridColumn<${One}Row>[] => [
  {
    id: 'name',
    header: messages.fields.name,
    cell: ({ name }) => <bdi>{name}</bdi>,
    value: ({ name }) => name,
    sortable: true,
  },
];

export interface ${component}Props {
  readonly personId: number;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
}

export function ${component}({ personId, sessionLive, address }: ${component}Props) {
  const [columns] = useState(columnsOf);
  const list = useResourceGrid({ name: '${name}', personId, load, columns, address });
  return (
    <ResourceScreen
      title={messages.title}
      caption={messages.title}
      add={{ label: messages.add }}
      list={list}
      seen={seen}
      onOpen={({ id }) => list.onOpen(String(id))}
    >
      <OpenRow list={list} title={messages.edit} load={load${One}}>
        {(stored, form) => (
          <${One}Form {...form} stored={stored} personId={personId} sessionLive={sessionLive} />
        )}
      </OpenRow>
    </ResourceScreen>
  );
}
`;

export const listRouteFile = ({ room, component, path }: ResourceNames) => `
import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { ${component} } from '#src/features/${room}/${component}.tsx';
import { type ResourceSearch, resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app${path}')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '${path}'),
  component: Page,
});

function Page() {
  const { person, session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: ResourceSearch, { replace }: { readonly replace: boolean }) => void navigate({ search, replace }),
    [navigate],
  );
  return (
    <${component}
      personId={person.id}
      sessionLive={useSelector(session, isLiveSnapshot)}
      address={{ search: Route.useSearch(), onSearch }}
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
