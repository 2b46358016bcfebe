import { expect, it } from 'vitest';
import { beginningOf, shorten } from '#server/core/shorten.ts';

it('cuts a text after whole letters in any script, and leaves a short one as it is', () => {
  expect(shorten('Good work.', 10)).toBe('Good work.');
  expect(shorten('Good work, Asha.', 5)).toBe('Good…');
  const family = '👩‍👩‍👧';
  expect(shorten(`ab${family}`, 3)).toBe(`ab${family}`);
  expect(shorten(`ab${family}c`, 3)).toBe(`ab${family}…`);
  // A letter with its vowel sign counts once.
  expect(beginningOf('किताब', 2)).toBe('किता');
  for (let most = 1; most < 8; most += 1)
    expect(beginningOf(`👍🏽é${family}की😀`, most)).not.toMatch(/\p{Surrogate}/u);
});
