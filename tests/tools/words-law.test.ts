import { describe, expect, it } from 'vitest';
import { exportedNames, wordBreach, wordBreaches, wordExceptions } from '../../tools/words-law.ts';

describe('the law of words', () => {
  it.each([
    ['holdSchool', 'lock or store'],
    ['SavedWish', 'request, command or preference'],
    ['placesOf', 'membership, position or address'],
    ['judge_name', 'validate'],
    ['roomFor', 'channel, quota or licence'],
    ['mayTend', 'manage'],
  ])('refuses %s', (name, says) => {
    expect(wordBreach('server/people/x.ts', name)).toContain(says);
  });

  it.each(['lockSchool', 'placeholder', 'Room', 'threshold', 'websites', 'attend', 'recommended'])(
    'lets %s stand',
    (name) => {
      expect(wordBreach('server/people/x.ts', name)).toBeNull();
    },
  );

  it('lets a register name its room', () => {
    expect(wordBreach('server/people/people.register.ts', 'peopleRoom')).toBeNull();
  });

  it('reads what a file exports: values, types and names that it passes on', () => {
    const text =
      "export const one = 1, two = 2;\nexport type Three = 3;\nexport { four as five } from './x.ts';\nconst six = 6;";
    expect(exportedNames('x.ts', text)).toEqual(['one', 'two', 'Three', 'five']);
  });

  it('has exceptions only for names that are still exported, in order, and never more of them', () => {
    const found = wordBreaches();
    expect(wordExceptions().filter((name) => !found.has(name))).toEqual([]);
    expect(wordExceptions()).toEqual([...new Set(wordExceptions())].toSorted());
    expect(wordExceptions().length).toBeLessThanOrEqual(33);
  });
});
