import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '#contract/core/issues.ts';
import { lookupInput } from '#contract/core/lookup.ts';
import { pageInput } from '#contract/core/page.ts';
import { rowsToChange } from '#contract/core/rows.ts';

const input = pageInput({ sorts: ['name', 'seats'], filters: { state: v.picklist(['on', 'off']) } });

describe('what a list takes', () => {
  it("begins with the first 30 rows in the list's own order [CO-04]", () => {
    expect(v.parse(input, {})).toEqual({ page: 1, size: 30, search: '', sort: [] });
  });

  it('takes several sorts, the words of a search and a filter', () => {
    const wanted = {
      page: 3,
      size: 100,
      search: ' big hall ',
      sort: [{ by: 'seats', descending: true }, { by: 'name' }],
      filters: { state: 'on' },
    };
    expect(v.parse(input, wanted)).toEqual({
      page: 3,
      size: 100,
      search: 'big hall',
      sort: [
        { by: 'seats', descending: true },
        { by: 'name', descending: false },
      ],
      filters: { state: 'on' },
    });
  });

  it.each([
    ['a sort that is not allowed', { sort: [{ by: 'password_hash' }] }],
    ['a filter of another value', { filters: { state: 'gone' } }],
    ['more than 100 rows', { size: 101 }],
    ['no rows', { size: 0 }],
    ['a page before the first', { page: 0 }],
    ['half a page', { page: 1.5 }],
    ['endless words', { search: 'x'.repeat(201) }],
    ['four sorts', { sort: Array.from({ length: 4 }, () => ({ by: 'name' })) }],
  ])('refuses %s', (_, wanted) => {
    expect(v.safeParse(input, wanted).success).toBe(false);
  });
});

describe('what changes of rows and lookups take', () => {
  it('takes 1 to 100 rows with the versions that were seen', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: index + 1, version: 0 }));
    expect([0, 1, 100, 101].map((count) => v.safeParse(rowsToChange, rows(count)).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('asks a list to choose from for everything when nothing is said', () => {
    expect(v.parse(lookupInput, {})).toEqual({ search: '', ids: [], page: 1 });
  });
});

describe('what is wrong with a form', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(5)),
    email: v.union([v.literal(''), v.pipe(v.string(), v.email())]),
    mail: v.pipe(v.string(), v.email()),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)),
    days: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
    code: v.pipe(v.string(), v.regex(/^[A-Z]$/, 'room_code')),
    link: v.pipe(v.string(), v.regex(/^\//, 'Write an address of this product.')),
    kind: v.picklist(['lab', 'hall']),
  });
  const right = {
    name: 'Hall',
    email: '',
    mail: 'a@b.example',
    seats: 3,
    days: ['mon'],
    code: 'B',
    link: '/a',
    kind: 'lab',
  };
  const issue = (change: object) => Object.entries(issuesOf(schema, { ...right, ...change }))[0];

  it('finds nothing wrong with what is right', () => {
    expect(issuesOf(schema, right)).toEqual({});
  });

  it.each([
    [{ name: 'x' }, 'name', { code: 'too_short', limit: 2 }],
    [{ name: '  ' }, 'name', { code: 'required', limit: 2 }],
    [{ name: '' }, 'name', { code: 'required', limit: 2 }],
    [{ name: 'a long one' }, 'name', { code: 'too_long', limit: 5 }],
    [{ mail: 'nobody' }, 'mail', { code: 'email' }],
    [{ seats: null }, 'seats', { code: 'required' }],
    [{ seats: Number.NaN }, 'seats', { code: 'required' }],
    [{ seats: 1.5 }, 'seats', { code: 'whole_number' }],
    [{ seats: 0 }, 'seats', { code: 'too_small', limit: 1 }],
    [{ seats: 41 }, 'seats', { code: 'too_large', limit: 40 }],
    [{ days: [] }, 'days', { code: 'required', limit: 1 }],
    [{ days: ['a', 'b', 'c'] }, 'days', { code: 'too_many', limit: 2 }],
    [{ code: 'b' }, 'code', { code: 'room_code' }],
    [{ code: '' }, 'code', { code: 'required' }],
    [{ link: 'http://x' }, 'link', { code: 'wrong', information: 'Write an address of this product.' }],
    [{ kind: 'roof' }, 'kind', { code: 'not_listed' }],
    [{ kind: '' }, 'kind', { code: 'required' }],
  ])('says a code for %j', (change, field, expected) => {
    expect(issue(change)).toEqual([field, { information: null, ...expected }]);
  });

  it('says one thing a field', () => {
    expect(Object.keys(issuesOf(schema, {}))).toEqual(Object.keys(right));
  });
});
