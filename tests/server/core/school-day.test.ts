import { expect, it } from 'vitest';
import { instantAt, schoolDay } from '#server/core/school-day.ts';

const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Chatham'] as const;

it('a day begins in each zone at its own midnight, however often it was asked before', () => {
  for (const zone of zones)
    for (const day of ['2026-11-22', '2026-11-23', '2027-03-14']) {
      const midnight = instantAt(day, 0, zone).getTime();
      expect(schoolDay(new Date(midnight), zone)).toBe(day);
      expect(schoolDay(new Date(midnight - 1), zone)).not.toBe(day);
      expect(schoolDay(new Date(midnight), zone)).toBe(day);
    }
});

it('a wall clock is an hour nearer to midnight where clocks went forward', () => {
  const hours = (day: string) =>
    (instantAt(day, 12, 'America/New_York').getTime() - instantAt(day, 0, 'America/New_York').getTime()) /
    3_600_000;
  expect([hours('2027-03-13'), hours('2027-03-14')]).toEqual([12, 11]);
});

it('who changes an instant changes it for nobody else', () => {
  const first = instantAt('2026-11-23', 9, 'Asia/Kolkata');
  first.setTime(0);
  expect(instantAt('2026-11-23', 9, 'Asia/Kolkata').toISOString()).toBe('2026-11-23T03:30:00.000Z');
});
