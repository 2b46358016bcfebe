import type { ResourceNames } from './resource-templates.ts';
import { english, type Language } from './screen-templates.ts';

export const formFile = ({ room, one, One, name }: ResourceNames) => `
import { ${one}Calls, ${one}Fields } from '#contract/${room}/calls/${name}.calls.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import type { ListProps } from '#src/lib/resource/RemovableList.tsx';
import { type LoadedRow, resourceSource } from '#src/lib/resource/resource-source.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { messages } from './${name}-messages.en.ts';

const definition = defineForm({
  name: '${one}',
  schema: ${one}Fields,
  usesFormSession: true,
  blank: { name: '' },
});

export const ${one}Source = resourceSource(${one}Calls, ({ name }) => ({ name }));

interface ${One}FormProps extends RowForm {
  /** null: a new one. */
  readonly stored: LoadedRow<typeof ${one}Source> | null;
  readonly app: ListProps;
}

export function ${One}Form({ app: { person, sessionLive }, stored, of, onSaved, onClose }: ${One}FormProps) {
  const form = useStoredForm({
    ...{ definition, of, stored, person, sessionLive, onSaved, onClose },
    labels: messages.fields,
    save: (input, signal) => call(${one}Calls.save, input, { signal }),
    load: ${one}Source.loadRow,
  });
  return (
    <ResourceForm form={form} title={stored === null ? messages.add : messages.edit}>
      <TextField {...form.text('name')} maxLength={100} />
    </ResourceForm>
  );
}
`;

export const listScreenFile = ({ room, one, One, name, component }: ResourceNames) => `
import type { ${One}Row } from '#contract/${room}/calls/${name}.calls.ts';
import { textColumn } from '#src/lib/resource/columns.tsx';
import { type ListProps, RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { ${One}Form, ${one}Source } from './${One}Form.tsx';
import { messages } from './${name}-messages.en.ts';

/** Made when the screen is: it speaks the language of then. */
const columnsOf = () => [
  textColumn<${One}Row>('name', messages.fields.name, ({ name }) => name, { sortable: true }),
];

export function ${component}({ app }: { readonly app: ListProps }) {
  return (
    <RemovableList
      app={app}
      name="${name}"
      title={messages.title}
      add={messages.add}
      formTitle={messages.edit}
      {...${one}Source}
      seen={({ id, version, name }) => ({ id, version, name })}
      columns={columnsOf}
    >
      {(stored, form) => <${One}Form {...form} stored={stored} app={app} />}
    </RemovableList>
  );
}
`;

export const listRouteFile = ({ room, many, component, path }: ResourceNames) => `
import { createFileRoute } from '@tanstack/react-router';
import { ${many}Changed } from '#contract/${room}/${room}.hints.ts';
import { ${component} } from '#src/features/${room}/${component}.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useListProps } from './-use-list-props.ts';

export const Route = createFileRoute('/_app${path}')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '${path}'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const app = useListProps(Route.useRouteContext(), ${many}Changed, {
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return <${component} app={app} />;
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
