import { describe, expect, it } from 'vitest';
import { bareNumbersIn, breachesIn, ownDatesIn } from '../../tools/style-law.ts';

describe('the law of styles', () => {
  it.each([
    ["color: '#FF0000'", 'a raw colour'],
    ['fill="#abc"', 'a raw colour'],
    ["bg: '[rgb(0 0 0)]'", 'a raw colour'],
    ["fontSize: '[13px]'", 'a font size in pixels'],
    ['font-size: 13px;', 'a font size in pixels'],
    ['<p style={{ margin: 0 }}>', 'a style attribute'],
    ["minHeight: '[16rem]'", 'a value of its own'],
  ])('refuses %s', (text, says) => {
    expect(breachesIn('x.tsx', `const a = 1;\n${text}`).join('\n')).toContain(`x.tsx:2: ${says}`);
  });

  it.each([
    "color: 'text.muted'",
    "import { css } from '#styled/css';",
    "import x from '#contract/add.ts';",
    "gridTemplateColumns: '[minmax(0, 1fr) 2fr]'",
    "padding: '4'",
  ])('lets %s stand', (text) => {
    expect(breachesIn('x.tsx', text)).toEqual([]);
  });
});

describe('the law of numbers that have names', () => {
  it.each([
    ['sql`where ${people.role} = 3`', 'a bare role'],
    ['sql`count(*) filter (where role in (3, 4))`', 'a bare role'],
    ['eq(people.role, 2)', 'a bare role'],
    ['inArray(people.role, [2, 3])', 'a bare role'],
    ['if (actor.role === 1) return;', 'a bare role'],
    ['const person = { role: 3 };', 'a bare role'],
    ['sql`s.model = 4`', 'a bare school model'],
    ['eq(schools.model, 4)', 'a bare school model'],
  ])('refuses %s', (text, says) => {
    expect(bareNumbersIn('x.ts', text)).toEqual([expect.stringContaining(`x.ts:1: ${says}`)]);
  });

  it.each([
    "roleIs(people.role, 'student')",
    'eq(people.role, roles.student)',
    'role: smallint(2)',
    "role: 'admin'",
  ])('lets %s stand', (text) => {
    expect(bareNumbersIn('x.ts', text)).toEqual([]);
  });
});

describe('the law of dates', () => {
  it.each([
    "new Intl.DateTimeFormat('en', { day: 'numeric' }).format(at)",
    "Intl.RelativeTimeFormat('en')",
    'at.toLocaleDateString()',
    'at.toLocaleTimeString(locale)',
    'at.toDateString()',
    'new Date(at).toISOString().slice(0, 10)',
  ])('refuses %s outside the one helper', (text) => {
    expect(ownDatesIn('src/features/x.tsx', text)).toEqual([
      expect.stringContaining('src/features/x.tsx:1: a date written in a way of its own'),
    ]);
  });

  it.each(['formatDate(day)', 'Intl.DateTimeFormatOptions', 'at.toISOString()'])('lets %s stand', (text) => {
    expect(ownDatesIn('src/features/x.tsx', text)).toEqual([]);
  });

  it('lets the helper itself write', () => {
    expect(ownDatesIn('src/lib/words/dates.ts', 'new Intl.DateTimeFormat(locale)')).toEqual([]);
  });
});
