import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCall, addRoom } from '../../tools/new/changes.ts';
import { takeDeclared } from '../../tools/new/edits.ts';
import { make } from '../../tools/new/new.ts';
import { breachOf, cyclesIn, importsOf } from '../../tools/room-law.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name: string) => join(project, 'node_modules/.bin', name);

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
    'package.json',
    'tsconfig.json',
    'biome.json',
  ])
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (path) => !path.includes('fixtures'),
    });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'tsconfig.server.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['contract', 'server', 'tests/server'] }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** How many lines a change added and took away, by file. */
function linesChanged(path: string, before: string): { readonly added: string[]; readonly gone: string[] } {
  const [was, is] = [before.split('\n'), read(path).split('\n')];
  return {
    added: is.filter((line) => !was.includes(line)),
    gone: was.filter((line) => !is.includes(line)),
  };
}

describe('a room and its calls', () => {
  it('touch no file outside the room but one line and its import in each root', () => {
    const roots = ['contract/catalogue.ts', 'server/call-handlers.ts', 'tests/server/aims.ts'];
    const before = new Map(roots.map((path) => [path, read(path)]));
    const room = make(root, (draft) => addRoom(draft, 'book-shelf'));
    const call = make(root, (draft) => addCall(draft, 'book-shelf', 'lend-book'));
    const ofRoom = /^(contract|server|tests\/server)\/book-shelf\//;
    expect(room.filter((path) => !ofRoom.test(path)).toSorted()).toEqual(roots);
    expect(call.filter((path) => !ofRoom.test(path))).toEqual([]);
    for (const [path, text] of before) {
      const { added, gone } = linesChanged(path, text);
      expect([added.length, gone]).toEqual([2, []]);
    }
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

  it('compile, and keep the law of imports', { timeout: 120_000 }, () => {
    execFileSync(bin('tsc'), ['--noEmit', '-p', 'tsconfig.server.json'], { cwd: root, stdio: 'pipe' });
    const imports = importsOf(root);
    expect(imports.filter((each) => breachOf(each) !== null)).toEqual([]);
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('are refused where they are, or belong to another room', () => {
    const again = (room: string, name: string) => () => make(root, (draft) => addCall(draft, room, name));
    expect(again('book-shelf', 'lend-book')).toThrow('is there already');
    expect(again('book-shelf', 'faculty-list')).toThrow('of another room');
    expect(again('Book Shelf', 'lend-book')).toThrow('small letters');
  });
});

it('the rows of the specification stay for the calls that share them', () => {
  const text =
    "const a = {\n  /** [A-1] */\n  one: declareCall('one', { method: 'GET' }),\n  two: declareCall('two', { method: 'GET' }),\n};\n";
  expect(takeDeclared(text, 'one')?.rest).toContain('[A-1]');
  const rest = takeDeclared(text, 'one')?.rest ?? '';
  expect(takeDeclared(rest, 'two')?.rest).not.toContain('[A-1]');
});
