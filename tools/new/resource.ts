import { addCall } from './changes.ts';
import { type Draft, edit, put } from './draft.ts';
import { withImport, within } from './edits.ts';
import {
  formFile,
  formRulesFile,
  listRouteFile,
  listScreenFile,
  refusalsFile,
  words,
  wordsIn,
} from './form-templates.ts';
import { pascalOf, variableOf } from './names.ts';
import {
  byIdContract,
  byIdFile,
  listContract,
  listFile,
  listTestFile,
  newRowFile,
  type ResourceNames,
  saveContract,
  saveFile,
  schemaFile,
  wireFile,
} from './resource-templates.ts';
import { addScreen, namesOf } from './screen.ts';
import type { Titles } from './screen-templates.ts';
import { languages } from './screen-templates.ts';

/**
 * A list of things on the kit, with its form: a table, three calls, a screen and the menu's line for it. `thing` is one
 * of them, such as `book`; the table's migration is made by drizzle-kit.
 */
export function addResource(draft: Draft, room: string, thing: string, titles: Titles): void {
  const things = `${thing}s`;
  const names: ResourceNames = {
    ...namesOf(room, things, titles),
    thing,
    one: variableOf(thing),
    many: variableOf(things),
    One: pascalOf(thing),
    Many: pascalOf(things),
  };
  const { roomVariable, name, One } = names;
  const calls = [`${thing}-list`, `${thing}-by-id`, `save-${thing}`];
  for (const call of calls) addCall(draft, room, call, { hasTest: false });

  draft.write(`contract/${room}/${thing}.wire.ts`, wireFile(names));
  draft.write(`contract/${room}/calls/${thing}-list.call.ts`, listContract(names));
  draft.write(`contract/${room}/calls/${thing}-by-id.call.ts`, byIdContract(names));
  draft.write(`contract/${room}/calls/save-${thing}.call.ts`, saveContract(names));

  draft.write(`server/${room}/schema/${things}.ts`, schemaFile(names));
  draft.write(`server/${room}/calls/${thing}-list.ts`, listFile(names));
  draft.write(`server/${room}/calls/${thing}-by-id.ts`, byIdFile(names));
  draft.write(`server/${room}/calls/save-${thing}.ts`, saveFile(names));

  addScreen(draft, names, listScreenFile(names));
  const floor = `src/features/${room}`;
  draft.write(`src/routes/_app.admin.${name}.tsx`, listRouteFile(names));
  draft.write(`${floor}/${thing}-form.ts`, formRulesFile(names));
  draft.write(`${floor}/${One}Form.tsx`, formFile(names));
  draft.write(`${floor}/${name}-messages.en.ts`, words(names));
  for (const language of languages) {
    draft.write(`${floor}/${name}-messages.${language.code}.ts`, wordsIn(names, language));
    const refusals = `${floor}/refusals.${language.code}.ts`;
    put(draft, refusals, refusalsFile(roomVariable, room));
    edit(draft, refusals, (text) => {
      const said = `'save-${thing}': { stale: '${language.stale}', form_session: failures.form_session }`;
      const from = `import { failures } from '#src/lib/words/failure-messages.${language.code}.ts';`;
      const known = text.includes('failure-messages') ? text : withImport(text, from);
      return within(known, /^export const \w+Refusals: [^=]*= \{/m, said);
    });
  }

  draft.write(`tests/server/${room}/${things}.test.ts`, listTestFile(names));
  aim(draft, names);
}

/** How the tests made from the contract call it. */
function aim(draft: Draft, names: ResourceNames): void {
  const { room, thing, many, One, name } = names;
  const empty = 'body: () => ({})';
  const byId = `body: async (_who, _client, target) => ({ id: await new${One}(target) }), at: 'row'`;
  const save = `body: async (_who, client) => ({ id: 0, version: 0, name: 'One', formSession: await formSession(client).catch(() => 'x'.repeat(43)) })`;
  const imports = [
    `import { ${many} } from '#server/${room}/schema/${name}.ts';`,
    "import { formSession } from '../notice-inputs.ts';",
    "import { type Target, test } from '../aimed-world.ts';",
  ];
  edit(draft, `tests/server/${room}/aims.ts`, (text) =>
    imports
      .filter((line) => !text.includes(line))
      .reduce(withImport, text)
      .replace(/(['"]?)([\w-]+)\1: \{ body: \(\) => \(\{\}\) \}/g, (whole, _quote, call) =>
        call === `${thing}-by-id`
          ? whole.replace(empty, byId)
          : call === `save-${thing}`
            ? whole.replace(empty, save)
            : whole,
      )
      .replace(/^export const aims/m, `${newRowFile(names).trim()}\n\nexport const aims`),
  );
}
