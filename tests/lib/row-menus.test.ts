import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(`src/features/${name}`, 'utf8') }))
  .filter(({ text }) => text.includes('ResourceAction') || /\bactions=\{/.test(text));

const named = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) => (text.match(pattern) ?? []).map((found) => `${name}: ${found}`));

it('shows opening, history and editing of a row by the one word and icon of all lists', () => {
  expect(named(/\bicon: <(?:Eye|History|Pencil) \/>/g)).toEqual([]);
});

it('marks what takes something away or off as harm, which comes last', () => {
  expect(named(/\bicon: <(?:Trash2?|PowerOff) \/>,\s*(?!\s|tone: 'danger')/g)).toEqual([]);
});
