import { describe, expect, it } from 'vitest';
import { doorOf, endsAtOf, timesFor } from '#contract/assessments/attempt-times.rules.ts';
import { cardLabel, hasApprovedIcon } from '#contract/assessments/card.rules.ts';
import { randomOf, shuffled, shuffledIds } from '#contract/assessments/shuffle.rules.ts';

const minute = 60_000;
const given = { opensAt: 0, lastStartAt: 60 * minute, closesAt: 120 * minute, minutes: 60 };
const none = { opensAt: null, lastStartAt: null, closesAt: null, extraMinutes: 0 };

describe('times of a student', () => {
  it('the last to start has all of the minutes [CE-01]', () => {
    expect(endsAtOf(timesFor(given, null), given.lastStartAt)).toBe(120 * minute);
  });

  it('a factor and extra minutes are never cut by the closing of all [CE-01]', () => {
    const times = timesFor(given, { ...none, extraMinutes: 10 }, 150);
    expect(times.minutes).toBe(100);
    expect(endsAtOf(times, given.lastStartAt) - given.lastStartAt).toBe(100 * minute);
  });

  it('a closing of their own ends it [CE-01]', () => {
    const times = timesFor(given, { ...none, closesAt: 70 * minute }, 200);
    expect(endsAtOf(times, 30 * minute)).toBe(70 * minute);
  });

  it('the door is open from the opening to the last start, both included [CE-01]', () => {
    expect([-1, 0, 60 * minute, 60 * minute + 1].map((now) => doorOf(given, now))).toEqual([
      'early',
      'open',
      'open',
      'late',
    ]);
  });
});

describe('an order by chance', () => {
  it('is the same for the same seed, has all, and leaves pinned choices where they are [CE-01]', () => {
    const parts = Array.from({ length: 9 }, (_, index) => ({ id: `c${index}`, isPinned: index % 4 === 3 }));
    const seen = new Set<string>();
    for (let seed = 1; seed < 300; seed += 1) {
      const ids = shuffledIds(parts, randomOf(seed));
      expect(ids).toEqual(shuffledIds(parts, randomOf(seed)));
      expect(ids.toSorted()).toEqual(parts.map(({ id }) => id).toSorted());
      expect([ids[3], ids[7]]).toEqual(['c3', 'c7']);
      seen.add(ids.join());
    }
    expect(seen.size).toBeGreaterThan(250);
  });

  it('favours no position [CE-01]', () => {
    const first = [0, 0, 0, 0];
    for (let seed = 0; seed < 4_000; seed += 1) {
      const [top = 0] = shuffled([0, 1, 2, 3], randomOf(seed));
      first[top] = (first[top] ?? 0) + 1;
    }
    for (const count of first) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

it.each([
  [2, 1, 'completed', true],
  [2, 2, 'completed', true],
  [2, 3, 'completed', false],
  [0, 2, 'approved', true],
  [1, 2, 'approved', true],
  [0, 1, 'pending', true],
  [1, 1, 'pending', true],
  [0, 3, 'rejected', false],
  [1, 3, 'none', false],
  [0, 0, 'none', false],
  [2, 0, 'none', false],
] as const)(
  'a card that is %i, %i says %s [ST-23, ST-24, ST-25, ST-26, QC-41]',
  (start, status, label, icon) => {
    expect(cardLabel({ start_exam_status: start, status })).toBe(label);
    expect(hasApprovedIcon({ status })).toBe(icon);
  },
);
