import { expect, it } from 'vitest';
import { shortName } from '#src/features/notices/office-form/short-name.ts';

it('cuts the name of a country or state after 30 whole characters [AF-04, CO-30]', () => {
  expect(shortName('x'.repeat(30))).toBe('x'.repeat(30));
  expect(shortName('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
  expect(shortName('😀'.repeat(31))).toBe(`${'😀'.repeat(30)}…`);
});
