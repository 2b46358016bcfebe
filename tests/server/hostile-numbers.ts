/** What may stand where a call expects a number. */
export const hostileNumbers: readonly unknown[] = [
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  '7e1',
  ' 7',
  '١',
  null,
  true,
  [1],
  { $gt: 0 },
  '1; drop table people',
  '9'.repeat(10_000),
];

/** The same with a short name each, for `it.each`. */
export const namedHostileNumbers = hostileNumbers.map(
  (value) => [JSON.stringify(value).slice(0, 30), value] as const,
);
