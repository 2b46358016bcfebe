import { readFileSync } from 'node:fs';

const input = (name) => readFileSync(new URL(`./inputs/${name}`, import.meta.url), 'utf8');

/** What no table says: exact texts in named files. A patch whose text is not there is named, and nothing happens. */
const after = {
  before: [
    // The database's type knows no table: nobody reads by relations, and an engine knows no capability.
    ['server/db/database.ts', /import \* as \w+Tables from '[^']+';\n/g, ''],
    ['server/db/database.ts', /const schema = \{[^}]*\};\n\n?/, ''],
    ['server/db/database.ts', 'NodePgDatabase<typeof schema>', 'NodePgDatabase'],
    ['server/db/database.ts', /, \{ schema \}\)/, ')'],
    [
      'src/features/profile/actors/profile-actors.ts',
      /  const name = kind === 'faculty' \? 'remove-faculty-image' : 'remove-profile-image';\n(.*)profileCalls\[name\]/,
      "  const remove = profileCalls[kind === 'faculty' ? 'remove-faculty-image' : 'remove-profile-image'];\n$1remove",
    ],
  ],
  moves: [
    ['playwright.config.ts', "testDir: './e2e/specs',", "testDir: './e2e',\n  testIgnore: 'kit/**',"],
    ['drizzle.config.ts', "schema: './server/db/schema/*.ts'", "schema: ['./server/**/schema.ts', './server/**/schema/*.ts']"],
  ],
  // The engine runs what it is given.
  pieces: [
    ['server/jobs/runner.ts', 'const works: Readonly<Record<string, Work>> = {', '/** What does each kind of job. */\nexport const jobHandlers: Works = {'],
    ['server/jobs/runner.ts', /(type Work = [^;]*;)/, '$1\nexport type Works = Readonly<Record<string, Work>>;'],
    ['server/jobs/runner.ts', 'startJobRunner(app: AppContext)', 'startJobRunner(app: AppContext, works: Works)'],
    ['server/jobs/runner.ts', 'startLine(app, ', 'startLine(app, works, '],
    ['server/jobs/runner.ts', 'startLine(app: AppContext, ', 'startLine(app: AppContext, works: Works, '],
    ['server/jobs/runner.ts', 'runOne(app, ', 'runOne(app, works, '],
    ['server/jobs/runner.ts', 'runOne(app: AppContext, ', 'runOne(app: AppContext, works: Works, '],
    ['server/server.ts', /startJobRunner\(([^;]*)\);/, 'startJobRunner($1, jobHandlers);'],
    ['server/server.ts', /import \{([^}]*)\bstartJobRunner\b/, 'import {$1jobHandlers, startJobRunner'],
  ],
  splits: [
    ['tests/machines/every-walk.ts', "import { readdirSync } from 'node:fs';", "import { readdirSync } from 'node:fs';\nimport { basename, dirname } from 'node:path';"],
    ['tests/machines/every-walk.ts', '/** The folder, both of the machine and of its tests. */', '/** The folder, both of the machine and of its tests: `auth/session`. */'],
    [
      'tests/machines/every-walk.ts',
      /  readdirSync\(machines, \{ withFileTypes: true \}\)[\s\S]*?\.toSorted\(\);/,
      `  readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => dirname(path))
    .toSorted();

/** The file of a machine, or another of its folder, named after it. */
export const fileIn = (folder: string, kind: string): string => \`\${folder}/\${basename(folder)}.\${kind}.ts\`;`,
    ],
    ['tests/machines/every-walk.ts', 'const file = `${here}${folder}/${folder}.walks.ts`;', "const file = here + fileIn(folder, 'walks');"],
    ['tests/machines/every-walk.ts', 'tests/machines/${folder}/${folder}.walks.ts', "tests/machines/${fileIn(folder, 'walks')}"],
    ['tools/machine-docs.ts', '`${machinesFolder}${folder}/${folder}.machine.ts`', "machinesFolder + fileIn(folder, 'machine')"],
    ['tools/machine-docs.ts', 'machines/${folder}/${folder}.machine.ts', "machines/${fileIn(folder, 'machine')}"],
    ['tools/machine-docs.ts', 'import { everyWalk, type Found }', 'import { everyWalk, fileIn, type Found }'],
    ['tools/paths.ts', "includes(`/${folder}.walks.ts'`)", "includes(`/${folder.split('/').at(-1)}.walks.ts'`)"],
    [
      'tests/contract/catalogue.test.ts',
      /  it\('stand in one area file each', async \(\) => \{[\s\S]*?\n  \}\);\n/,
      `  it('stand in a file of their own name each, once they are built', async () => {
    const files = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.call.ts'),
    );
    const named = await Promise.all(
      files.map(async (path) => {
        const [call]: { name?: string }[] = Object.values(
          (await import(/* @vite-ignore */ \`../../contract/\${path}\`)) as Record<string, object>,
        );
        const name = call?.name ?? '';
        expect(path.split('/').at(-1)).toBe(\`\${kebab(name)}.call.ts\`);
        return name;
      }),
    );
    expect(named.toSorted()).toEqual(namesWhere((call) => call.built));
  });
`,
    ],
    ['tests/contract/catalogue.test.ts', "describe('the calls', () => {", "/** 'change-Password' is in change-password, 'updateLogout' in update-logout. */\nconst kebab = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();\n\ndescribe('the calls', () => {"],
    [
      'tests/tools/docs.test.ts',
      /    namesIn\('server\/db\/schema'\)\.map\(\n[\s\S]*?\n    \),/,
      `    readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|\\/)schema(?:\\.ts|\\/[\\w-]+\\.ts)$/.test(path))
      .map((path) => import(join(root, 'server', path)) as Promise<Record<string, unknown>>),`,
    ],
    [
      'tools/machine-sources.ts',
      /  const first = lines\.find\(\n    \(\{ text, file \}\) => ([^\n]*),\n  \);/,
      `  // The machine's own id stands further out than that of what another machine calls.
  const [first] = lines
    .filter(({ text, file }) => $1)
    .toSorted((one, other) => indentOf(one.text) - indentOf(other.text));`,
    ],
    ['docs/glossary-translations.md', 'the texts are in `src/app/words/hi/` and `src/app/words/ur/`', 'the texts stand beside the English ones, in `messages.hi.ts` and `messages.ur.ts`'],
    ['docs/glossary-translations.md', 'changes here and in both folders', 'changes here and in both files'],
    ['docs/decisions/0011-words.md', 'in a `messages.ts` with', 'in a `messages.en.ts` with'],
    ['server/search/queries/people-seen.ts', 'is in db/queries/search.ts', 'is in search.ts'],
    ['docs/data-map.md', 'of `server/db/schema/`', 'of the schemas in `server/`'],
    [
      'src/features/auth/actors/sign-in-actors.ts',
      "const loadCalls = async () => (await import('#contract/calls/auth.ts')).authCalls;",
      `const loadCalls = async () => ({
  ...(await import('#contract/auth/calls/student-auto-login.call.ts')),
  ...(await import('#contract/auth/calls/get-demo-grant.call.ts')),
});`,
    ],
    ['src/features/auth/actors/sign-in-actors.ts', "calls['student-auto-login']", 'calls.studentAutoLoginCall'],
    ['src/features/auth/actors/sign-in-actors.ts', "calls['get-demo-grant']", 'calls.getDemoGrantCall'],
    ['rsbuild.config.ts', 'features[\\\\/]shell[\\\\/](messages|screen-names))', 'features[\\\\/]shell[\\\\/](messages|screen-names)\\.en)'],
  ],
};

export function patches(tree, step) {
  if (step === 'splits') {
    tree.set('docs/architecture.md', input('architecture.md'));
    chapter(tree, 'README.md', '## How it is made', '## Commands', input('readme-made.md'));
  }
  for (const [path, from, to] of after[step]) {
    if (!tree.has(path) || !(from instanceof RegExp ? tree.text(path).search(from) >= 0 : tree.text(path).includes(from))) {
      tree.warn(`patch of ${path} does not fit: ${String(from).slice(0, 60)}`);
      continue;
    }
    tree.set(path, tree.text(path).replace(from instanceof RegExp ? from : new RegExp(RegExp.escape?.(from) ?? from.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'g'), typeof to === 'string' && !(from instanceof RegExp) ? () => to : to));
  }
}

/** A chapter of a document, from its heading to the next one named. */
export function chapter(tree, path, from, to, text) {
  const old = tree.text(path);
  const start = old.indexOf(`\n${from}\n`);
  const end = old.indexOf(`\n${to}\n`);
  if (start < 0 || end < start) return tree.warn(`${path} has no ${from} before ${to}`);
  tree.set(path, `${old.slice(0, start + 1)}${text.trim()}\n${old.slice(end)}`);
}
