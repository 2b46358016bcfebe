import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCall } from '../../tools/new/changes.ts';
import type { Draft } from '../../tools/new/draft.ts';
import { takeDeclared } from '../../tools/new/edits.ts';
import { addMachine } from '../../tools/new/machine.ts';
import { make } from '../../tools/new/new.ts';
import { addResource } from '../../tools/new/resource.ts';
import { addScreen, namesOf } from '../../tools/new/screen.ts';
import { breachOf, cyclesIn, importsOf, looseSql } from '../../tools/room-law.ts';
import { isLong } from '../long.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name: string) => join(project, 'node_modules/.bin', name);

/** Milliseconds to copy thousands of files on a busy machine, or to compile them. */
const slow = 900_000;

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'banyan-new-'));
  for (const name of [
    'contract',
    'machines',
    'server',
    'src',
    'tests',
    'tools',
    'styled-system',
    'package.json',
    'tsr.config.json',
    'tsconfig.json',
    'biome.json',
    'vitest.config.ts',
  ])
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (path) => !path.includes('fixtures'),
    });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'tsconfig.made.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['contract', 'machines', 'server', 'src', 'tests/machines/book-shelf', 'tests/server'],
    }),
  );
}, slow);
afterAll(() => rmSync(root, { recursive: true, force: true }), slow);

describe('a room and its calls', () => {
  it('are three files and an aim, and no other file is edited', () => {
    const call = make(root, (draft) => addCall(draft, 'book-shelf', 'lend-book'));
    const ofRoom = /^(contract|server|tests\/server)\/book-shelf\//;
    expect(call.filter((path) => !ofRoom.test(path))).toEqual([]);
    expect(call).toHaveLength(4);
    expect(read('contract/calls.gen.ts')).toContain('...bookShelfCalls,');
    expect(read('server/handlers.gen.ts')).toContain("'lend-book': lendBook,");
    expect(read('tests/server/aims.gen.ts')).toContain('...bookShelfAims,');
  });

  it('that the catalogue names take over what is declared of them', () => {
    const touched = make(root, (draft) =>
      addCall(draft, 'competitions', 'get-competition-detail-forSuperAdmin'),
    );
    expect(touched).toContain('contract/competitions/calls/get-competition-detail-for-super-admin.call.ts');
    expect(read('contract/competitions/calls/get-competition-detail-for-super-admin.call.ts')).toContain(
      "request: 'data-id'",
    );
    expect(read('contract/competitions/not-built.calls.ts')).not.toContain(
      "'get-competition-detail-forSuperAdmin'",
    );
  });

  it('are refused where they are, or belong to another room', () => {
    const again = (room: string, name: string) => () => make(root, (draft) => addCall(draft, room, name));
    expect(again('book-shelf', 'lend-book')).toThrow('is there already');
    expect(again('book-shelf', 'faculty-list')).toThrow('of another room');
    expect(again('Book Shelf', 'lend-book')).toThrow('small letters');
  });
});

describe('a list of things, and a screen', () => {
  const loans = { en: 'Loans', hi: 'उधार', ur: 'ادھار' };
  const map = { en: 'Map', hi: 'नक्शा', ur: 'نقشہ' };

  it('touch no file outside their room, and beside it only their own route and the order of the menu', () => {
    const list = make(root, (draft) => addResource(draft, 'library', 'loan', loans));
    const ofRoom = /^(contract|server|src\/features|tests\/server)\/library\//;
    expect(list.filter((path) => !ofRoom.test(path)).toSorted()).toEqual([
      'server/menu-order.ts',
      'src/routes/_app.admin.loans.tsx',
    ]);
    const screen = make(root, (draft) => addScreen(draft, namesOf('classes', 'map', map)));
    const ofClasses = /^(contract|server|src\/features)\/classes\//;
    expect(screen.filter((path) => !ofClasses.test(path)).toSorted()).toEqual([
      'server/menu-order.ts',
      'src/routes/_app.admin.map.tsx',
    ]);
    expect(read('server/menu-order.ts')).toMatch(/'admin\/loans',\s*'admin\/map',?\s*\]/);
  });

  it('are at most twelve files and sixty lines a call, without texts and tests', () => {
    const before = new Map<string, string>();
    const isCode = (path: string) =>
      !/-messages\.|menu-names|texts\.|refusals\.|^tests\/|\.gen\.ts$/.test(path);
    const made = make(root, (draft) =>
      addResource(
        {
          ...draft,
          write: (path, text) => {
            if (!before.has(path)) before.set(path, draft.read(path) ?? '');
            draft.write(path, text);
          },
        },
        'library',
        'shelf-mark',
        { en: 'Shelf marks', hi: 'शेल्फ', ur: 'شیلف' },
      ),
    ).filter(isCode);
    const lines = made.map(
      (path) => read(path).split('\n').length - (before.get(path) ?? '').split('\n').length,
    );
    expect(made.length).toBeLessThanOrEqual(12);
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4 * 60);
  });

  it('are a line of the menu each, and may be opened by whom it is for', { timeout: slow }, () => {
    const says = `
      import { mayOpen } from './contract/screens.ts';
      import { offers } from './server/rooms.ts';
      const lines = offers.menu.filter(({ url }) => ['admin/loans', 'admin/map'].includes(url));
      const person = { role: 2, modules: [] };
      console.log(JSON.stringify([lines.map(({ name }) => name), mayOpen(person, '/admin/loans')]));
    `;
    writeFileSync(join(root, 'reached.mjs'), says);
    const said = execFileSync(bin('tsx'), ['reached.mjs'], { cwd: root, encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual([['Map', 'Loans'], true]);
  });

  it('fit into every room that has screens, and are saved, removed and restored by the kit', () => {
    const rooms = readdirSync(join(project, 'src/features')).filter((room) =>
      existsSync(join(project, 'src/features', room, 'menu-names.en.ts')),
    );
    expect(rooms.length).toBeGreaterThan(15);
    for (const room of rooms) {
      const written = new Map<string, string>();
      const stored = (path: string) => (existsSync(join(project, path)) ? read(path) : null);
      const draft: Draft = {
        read: (path) => written.get(path) ?? stored(path),
        list: (folder) =>
          existsSync(join(project, folder))
            ? readdirSync(join(project, folder)).map((each) => `${folder}/${each}`)
            : [],
        write: (path, text) => written.set(path, text),
      };
      addResource(draft, room, 'corner', map);
      const names = written.get(`src/features/${room}/menu-names.hi.ts`);
      expect([room, names]).toEqual([room, expect.stringContaining(map.hi)]);
      // What a file imports already is not imported twice.
      const aims = written.get(`tests/server/${room}/aims.ts`) ?? '';
      const named = [
        ...aims.matchAll(/^import (?:type )?\{([^}]*)\} from '\.\.\/aimed-world\.ts'/gm),
      ].flatMap(([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()));
      expect([room, named.filter((name) => name === 'test')]).toEqual([room, ['test']]);
      expect(written.get(`server/${room}/calls/corners.ts`)).toContain('resourceHandlers(cornerCalls');
    }
  });

  it('need titles in every language', () => {
    const without = { en: 'Loans', hi: '', ur: '' };
    expect(() => make(root, (draft) => addResource(draft, 'library', 'fine', without))).toThrow('Hindi');
  });
});

describe('a machine', () => {
  it('stands in the list of its room, which is made where there is none, and edits no other file', () => {
    const own = make(root, (draft) => addMachine(draft, 'book-shelf', 'lend-book'));
    expect(own.filter((path) => !/^(tests\/)?machines\/book-shelf\//.test(path))).toEqual([]);
    expect(own).toHaveLength(7);
    make(root, (draft) => addMachine(draft, 'books', 'page-turn'));
    expect(read('machines/books/books.machines.ts')).toContain('pageTurn: pageTurnMachine');
    expect(read('machines/machines.gen.ts')).toContain('...bookShelfMachines,');
  });

  it('has a name of its own', () => {
    expect(() => make(root, (draft) => addMachine(draft, 'wall', 'reader'))).toThrow('machines/books/reader');
  });

  it.runIf(isLong)('passes its own tests, and those that all machines pass', { timeout: slow }, () => {
    const tests = [
      'tests/machines/book-shelf',
      'tests/machines/every-machine.test.ts',
      '-t',
      'lendBook|lend-book',
    ];
    const run = spawnSync(bin('vitest'), ['run', '--project', 'pure', ...tests], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      encoding: 'utf8',
    });
    expect(run.stderr).not.toContain('FAIL');
    expect(run.status).toBe(0);
    // Three of its own, and two of the list of all.
    expect(run.stdout).toMatch(/Tests\D+5 passed/);
  });
});

it('all that is made keeps the law of imports', { timeout: slow }, () => {
  const imports = importsOf(root);
  expect(imports.filter((each) => breachOf(each) !== null)).toEqual([]);
  expect(cyclesIn(imports)).toEqual([]);
  expect(looseSql('server/library/calls/loans.ts', read('server/library/calls/loans.ts'))).toBeNull();
});

// To compile the whole product takes minutes on a small machine.
it.runIf(isLong)('all that is made compiles', { timeout: slow }, () => {
  execFileSync(bin('tsr'), ['generate'], { cwd: root, stdio: 'pipe' });
  const wrong = spawnSync(bin('tsc'), ['--noEmit', '-p', 'tsconfig.made.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(wrong.stdout).toBe('');
});

it('the rows of the specification stay for the calls that share them', () => {
  const text =
    "const a = {\n  /** [A-1] */\n  one: declareCall('one', { method: 'GET' }),\n  two: declareCall('two', { method: 'GET' }),\n};\n";
  expect(takeDeclared(text, 'one')?.rest).toContain('[A-1]');
  const rest = takeDeclared(text, 'one')?.rest ?? '';
  expect(takeDeclared(rest, 'two')?.rest).not.toContain('[A-1]');
});
