import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsNamed, rowsOfTable, testNames } from '../../tools/spec-proofs.ts';

describe('finding test names', () => {
  it('sees the tests that run, however they are written, and nothing else', () => {
    expect(testNames(readFileSync('tests/tools/sample-tests.txt', 'utf8'))).toEqual([
      'one row [NF-02]',
      "a list, it's read [NF-03, NF-04]",
      'a range [VN-01…03]',
      'broken over lines [NF-05]',
      'not at the [NF-06] end',
      'no rows',
      'a table of %s [NF-08]',
      'a template table [NF-09]',
      'two modifiers [NF-10]',
      'where it can [NF-16]',
    ]);
  });
});

describe('reading the rows of a test name', () => {
  it.each([
    ['one row', 'a [NF-21]', ['NF-21']],
    ['an area with a digit', 'a [C1-01]', ['C1-01']],
    ['three digits', 'a [NX-001]', ['NX-001']],
    ['a list', 'a [NF-03, NF-21]', ['NF-03', 'NF-21']],
    ['a list without spaces', 'a [NF-03,NF-21]', ['NF-03', 'NF-21']],
    ['a range', 'a [VN-08…11]', ['VN-08', 'VN-09', 'VN-10', 'VN-11']],
    ['a range with dots', 'a [VN-09..11]', ['VN-09', 'VN-10', 'VN-11']],
    ['a range with both ends written out', 'a [NX-099…NX-101]', ['NX-099', 'NX-100', 'NX-101']],
    ['a list with ranges', 'a [VN-23…24, QC-36, LD-01..02]', ['VN-23', 'VN-24', 'QC-36', 'LD-01', 'LD-02']],
    ['a bracket before a blank', 'a [NF-21] ', ['NF-21']],
    ['no bracket', 'a', []],
    ['a bracket that is not at the end', 'a [NF-21] b', []],
    ['only the last of two brackets', 'a [NF-20] [NF-21]', ['NF-21']],
    ['a bracket with other words', 'prints [object Object]', []],
    ['an empty bracket', 'returns []', []],
  ])('understands %s', (_, name, rows) => {
    expect(rowsNamed(name)).toEqual(rows);
  });

  it.each([
    ['a number without its area', 'a [NF-03, 21]', ['NF-03', '21']],
    ['a range that runs backwards', 'a [VN-05…03]', ['VN-05…03']],
    ['a range from one area into another', 'a [VN-05…NF-07]', ['VN-05…NF-07']],
    ['a range beyond any area', 'a [VN-01…99999]', ['VN-01…99999']],
    ['one digit', 'a [NF-3]', ['NF-3']],
  ])('keeps %s as it is, so that it counts as no row', (_, name, rows) => {
    expect(rowsNamed(name)).toEqual(rows);
  });
});

it('reads the rows of a table of deviations from its column, wherever it stands', () => {
  const text = `Words [NF-01].

| what | row | why |
|---|---|---|
| One | NF-02, VN-01…02 | because of NF-03 |

| what | limit | row |
|---|---|---|
| Two | 50 | CO-08 |
`;
  expect(rowsOfTable(text)).toEqual([
    { row: 'NF-02', says: 'One' },
    { row: 'VN-01', says: 'One' },
    { row: 'VN-02', says: 'One' },
    { row: 'CO-08', says: 'Two' },
  ]);
});
