import { expect, it } from 'vitest';
import { migrationMessages } from '#src/features/migration/messages.en.ts';

it('speaks of one student and one batch in the singular', () => {
  const { check, done, years } = migrationMessages;
  expect(check.problems.stale(1)).toBe('1 student was moved since: decide again');
  expect(check.problems.no_batch(1)).toBe('1 batch is not in the new club');
  expect(check.warnings.leaving(1)).toBe('1 student leaves the school');
  expect(done.kept.moved(1)).toBe('1 student was moved since and stays');
  expect(done.kept.moved(2)).toBe('2 students were moved since and stay');
  expect(years.toHint('2028-2029')).toContain('Such as 2028-2029.');
  const texts = [
    ...Object.values(check.problems),
    ...Object.values(check.warnings),
    ...Object.values(done.kept),
  ];
  for (const text of texts) expect(text(1)).not.toMatch(/^1 [a-z]+ (are|were|have|lead|leave)\b/);
});
