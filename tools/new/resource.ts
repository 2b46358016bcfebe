import { aimCall } from './changes.ts';
import { type Draft, edit, put } from './draft.ts';
import { withImport, within, withNames } from './edits.ts';
import { formFile, listRouteFile, listScreenFile, refusalsFile, words, wordsIn } from './form-templates.ts';
import { pascalOf, variableOf } from './names.ts';
import {
  contractFile,
  handlersFile,
  hintOf,
  hintsFile,
  listTestFile,
  newRowFile,
  type ResourceNames,
  schemaFile,
} from './resource-templates.ts';
import { addScreen, namesOf } from './screen.ts';
import type { Titles } from './screen-templates.ts';
import { languages } from './screen-templates.ts';

/**
 * A list of things on the kit, with its form: a table, four calls, a hint, a screen and the menu's line for it. `thing` is one
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
  const contract = `contract/${room}/calls/${name}.calls.ts`;
  if (draft.read(contract) !== null) throw new Error(`${contract} is there already.`);
  draft.write(contract, contractFile(names));
  const hints = `contract/${room}/${room}.hints.ts`;
  put(draft, hints, hintsFile());
  edit(draft, hints, (text) => `${text.trimEnd()}\n${hintOf(names)}`);

  draft.write(`server/${room}/schema/${things}.ts`, schemaFile(names));
  draft.write(`server/${room}/calls/${name}.ts`, handlersFile(names));

  addScreen(draft, names, listScreenFile(names));
  const floor = `src/features/${room}`;
  draft.write(`src/routes/_app.admin.${name}.tsx`, listRouteFile(names));
  draft.write(`${floor}/${One}Form.tsx`, formFile(names));
  draft.write(`${floor}/${name}-messages.en.ts`, words(names));
  for (const language of languages) {
    draft.write(`${floor}/${name}-messages.${language.code}.ts`, wordsIn(names, language));
    const refusals = `${floor}/refusals.${language.code}.ts`;
    put(draft, refusals, refusalsFile(roomVariable, room));
    edit(draft, refusals, (text) => {
      const shared = `demo_school: '${language.demo}', stale: '${language.stale}', name_taken: ({ name }) => \`\${isolate(name)} ${language.taken}\``;
      const said = `'save-${thing}': { ${shared}, form_session: failures.form_session },
  'set-${name}-removed': { ${shared}, parent_removed: '${language.parentRemoved}' }`;
      const imports = [
        `import { failures } from '#src/lib/words/failure-messages.${language.code}.ts';`,
        "import { isolate } from '#src/lib/words/isolate.ts';",
      ];
      const known = imports
        .filter((line) => !text.includes(line.slice(line.indexOf(' from '))))
        .reduce(withImport, text);
      return within(known, /^export const \w+Refusals: [^=]*= \{/m, said);
    });
  }

  draft.write(`tests/server/${room}/${things}.test.ts`, listTestFile(names));
  aim(draft, names);
}

/** How the tests made from the contract call it. */
function aim(draft: Draft, names: ResourceNames): void {
  const { room, thing, many, One, name } = names;
  const calls = [
    [`${thing}-list`, 'body: () => ({})'],
    [`${thing}-by-id`, `body: async (_who, _client, target) => ({ id: await new${One}(target) }), at: 'row'`],
    [
      `save-${thing}`,
      `body: async (_who, client) => ({ id: 0, version: 0, name: 'One', formSession: await formSession(client).catch(() => 'x'.repeat(43)) })`,
    ],
    [
      `set-${name}-removed`,
      `body: async (_who, _client, target) => ({ rows: [{ id: await new${One}(target), version: 1 }], isRemoved: true }), at: 'row'`,
    ],
  ] as const;
  for (const [call, aimed] of calls) aimCall(draft, room, call, aimed);
  const imports: readonly (readonly [names: readonly string[], from: string])[] = [
    [[many], `#server/${room}/schema/${name}.ts`],
    [['formSession'], '../notice-inputs.ts'],
    [['type Target', 'test'], '../aimed-world.ts'],
  ];
  edit(draft, `tests/server/${room}/aims.ts`, (text) =>
    imports
      .reduce((known, [named, from]) => withNames(known, named, from), text)
      .replace(/^export const aims/m, `${newRowFile(names).trim()}\n\nexport const aims`),
  );
}
