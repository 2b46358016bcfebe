import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { withoutRights, withoutTitles, withoutWords } from '../../tools/server-words.mjs';

it('every table of refusals goes to the browser without its sentences', async () => {
  const tables = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.refusals.ts'),
  );
  expect(tables.length).toBeGreaterThan(5);
  for (const path of tables) {
    const table: object = await import(/* @vite-ignore */ resolve('contract', path));
    const empty = Object.keys(table).map((name) => `export const ${name} = {};`);
    const left = withoutWords(readFileSync(`contract/${path}`, 'utf8'))
      .split('\n')
      .filter(Boolean);
    expect(left.toSorted()).toEqual(empty.toSorted());
  }
});

it('every screen goes to the browser without its title, and whole otherwise', () => {
  const files = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.screens.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const code = readFileSync(`contract/${path}`, 'utf8');
    const left = withoutTitles(code);
    expect(parseSync('a.screens.ts', left).errors).toEqual([]);
    expect(left).not.toContain('title:');
    expect(left.match(/access:/g)).toHaveLength(code.match(/access:/g)?.length ?? 0);
  }
});

/** The properties of what a module defines as a call, with their texts. */
function propertiesOf(code: string): readonly (readonly [string, string])[] {
  const { program, errors } = parseSync('a.call.ts', code);
  expect(errors).toEqual([]);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    const [declared] = statement.declaration.declarations;
    if (declared?.init?.type !== 'CallExpression') return [];
    const { callee } = declared.init;
    if (callee.type !== 'Identifier' || !['defineCall', 'resourceCalls'].includes(callee.name)) return [];
    const shape = declared.init.arguments.at(-1);
    if (shape?.type !== 'ObjectExpression') return [];
    return shape.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, code.slice(property.start, property.end)] as const]
        : [],
    );
  });
}

it('every call goes to the browser without who may make it, and whole otherwise', () => {
  const kept = [
    'method',
    'prefix',
    'request',
    'response',
    'encodedAnswer',
    'loader',
    'input',
    'output',
    'errors',
    'sorts',
    'fields',
    'row',
  ];
  const files = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/calls\/[\w-]+\.calls?\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(150);
  for (const path of files) {
    const code = readFileSync(`contract/${path}`, 'utf8');
    // Calls that share one shape have it from a function, whose rights are few and go along.
    if (!/= (?:defineCall|resourceCalls)\(/.test(code)) continue;
    const wanted = propertiesOf(code).filter(
      ([name, text]) => [...kept, 'idempotencyKey'].includes(name) || text === "access: 'public'",
    );
    // What the calls of a room have in common may come from a spread: what goes in and out is always their own.
    expect(wanted.length).toBeGreaterThan(1);
    expect(propertiesOf(withoutRights(code))).toEqual(wanted);
  }
});

it('nothing in the browser reads the sentences, which are not there', () => {
  const readers = ['src', 'machines'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`)
      // A type alone is fine.
      .filter((path) => /^import \{[^}]*\} from '[^']*\w\.refusals\.ts'/m.test(readFileSync(path, 'utf8'))),
  );
  expect(readers).toEqual([]);
});
