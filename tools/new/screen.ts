import { type Draft, edit, put } from './draft.ts';
import { withImport, within } from './edits.ts';
import { pascalOf, variableOf } from './names.ts';
import {
  languages,
  menuNamesFile,
  menuNamesIn,
  messagesFile,
  messagesIn,
  registerFileOfFeature,
  routeFile,
  type ScreenNames,
  screenFile,
  screensFile,
  type Titles,
  textsFile,
  textsIn,
} from './screen-templates.ts';
import { registerFile } from './templates.ts';

const languageName = /^\p{L}[\p{L}\p{M} ]*$/u;

export function namesOf(room: string, name: string, titles: Titles): ScreenNames {
  for (const title of Object.values(titles))
    if (!languageName.test(title)) throw new Error('A screen has a title in English, Hindi and Urdu.');
  return {
    room,
    name,
    area: variableOf(name),
    roomVariable: variableOf(room),
    roomPascal: pascalOf(room),
    component: `${pascalOf(name)}Screen`,
    path: `/admin/${name}`,
    titles,
  };
}

/** A screen of a room at `/admin/<name>` for school admins, and a line of the menu that leads there. */
export function addScreen(draft: Draft, names: ScreenNames, component = screenFile(names)): void {
  const { room, name, area, path, titles } = names;
  const floor = `src/features/${room}`;
  const screen = `${floor}/${names.component}.tsx`;
  if (draft.read(screen) !== null) throw new Error(`${screen} is there already.`);
  draft.write(screen, component);
  draft.write(`src/routes/_app.admin.${name}.tsx`, routeFile(names));

  const screens = `contract/${room}/${room}.screens.ts`;
  put(draft, screens, screensFile(names));
  edit(draft, screens, (text) =>
    within(text, /Screens = \{/, `'${path}': { title: '${titles.en}', access: [roles.schoolAdmin] }`),
  );

  draft.write(`${floor}/${name}-messages.en.ts`, messagesFile(names));
  put(draft, `${floor}/menu-names.en.ts`, menuNamesFile(names));
  edit(draft, `${floor}/menu-names.en.ts`, (text) =>
    within(text, /defineMessages\('\w+', \{/, `'${name}': '${titles.en}'`),
  );
  put(draft, `${floor}/texts.ts`, textsFile(names));
  edit(draft, `${floor}/texts.ts`, (text) =>
    within(
      withImport(text, `import type { messages as ${area} } from './${name}-messages.en.ts';`),
      /export interface \w+Texts \{/,
      `readonly ${area}: typeof ${area}`,
      ';',
    ),
  );
  for (const language of languages) {
    const { code } = language;
    draft.write(`${floor}/${name}-messages.${code}.ts`, messagesIn(names, language));
    put(draft, `${floor}/menu-names.${code}.ts`, menuNamesIn(names));
    edit(draft, `${floor}/menu-names.${code}.ts`, (text) =>
      within(text, /export const \w+: [^=]+ = \{/, `'${name}': '${titles[code]}'`),
    );
    put(draft, `${floor}/texts.${code}.ts`, textsIn(names, language));
    edit(draft, `${floor}/texts.${code}.ts`, (text) =>
      within(
        withImport(text, `import { ${area} } from './${name}-messages.${code}.ts';`),
        /export const \w+: \w+ = \{/,
        area,
      ),
    );
  }
  const register = `${floor}/${room}.register.tsx`;
  put(draft, register, registerFileOfFeature(names));
  edit(draft, register, (text) =>
    within(text, /\bmenu: \{/, `'${name}': { icon: <PanelsTopLeft />, name: () => menuNames['${name}'] }`),
  );
  edit(draft, register, (text) =>
    text.includes('panels-top-left')
      ? text
      : withImport(text, "import PanelsTopLeft from 'lucide-react/icons/panels-top-left';"),
  );
  const offered = `server/${room}/${room}.register.ts`;
  put(draft, offered, registerFile(room));
  edit(draft, offered, (text) => withMenuLine(text, names));
  edit(draft, 'server/menu-order.ts', (text) =>
    within(text, /\[roles\.schoolAdmin\]: \[/, `'${names.path.slice(1)}'`),
  );
}

function withMenuLine(text: string, { name, path, titles }: ScreenNames): string {
  const line = `{ name: '${titles.en}', url: '${path.slice(1)}', icon: '${name}', roles: [roles.schoolAdmin] }`;
  const roles = "import { roles } from '#contract/core/roles.ts';";
  const known = /import \{[^}]*\broles\b[^}]*\} from '#contract/.test(text) ? text : withImport(text, roles);
  if (/\bmenu: \[/.test(known)) return within(known, /\bmenu: \[/, line);
  return within(known, /Room: Room = \{/, `menu: [${line}]`);
}
