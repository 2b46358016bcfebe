import * as v from 'valibot';
import { expect, it } from 'vitest';
import { issuesOf } from '#contract/core/issues.ts';
import { nameText } from '#contract/core/name-text.ts';
import { trimmedText } from '#contract/core/text.ts';

const unseen = ['   ', '\u202E\u200F ', '\u200B', '\u2067\u2069', '\uFEFF\u0000'];

it.each(unseen)('a name of signs that nobody can see is no name: %j', (text) => {
  expect(v.safeParse(nameText(60), text).success).toBe(false);
  expect(issuesOf(v.object({ name: nameText(60) }), { name: text })).toMatchObject({ name: { limit: 1 } });
});

it('marks of direction and joiners stay within a text that can be seen', () => {
  for (const text of ['اسکول\u200F (B)', 'क्\u200Dष', '🧑‍🏫', '-']) {
    expect(v.parse(nameText(60), `  ${text} `)).toBe(text.normalize('NFC'));
  }
});

it.each(['\u200b', ' \u202e\u2069 ', '\u2060\ufeff'])('a text of invisible signs alone is empty', (text) => {
  expect(v.parse(trimmedText(60), text)).toBe('');
  expect(v.safeParse(v.pipe(trimmedText(60), v.minLength(1)), text).success).toBe(false);
});
