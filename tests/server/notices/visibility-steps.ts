import fc from 'fast-check';

/** What may happen in a round: numbers that are taken as places in lists, so that they shrink well. */

const some = fc.nat({ max: 255 });
const choice = fc.record({ groups: some, parts: some, places: some, code: fc.integer({ min: 1, max: 6 }) });
export type Choice = typeof choice extends fc.Arbitrary<infer Value> ? Value : never;
const share = fc.record({
  do: fc.constant('share' as const),
  who: some,
  choice,
  shareIn: fc.constantFrom(0, 0, 0, 1, 2),
  dueIn: fc.constantFrom(-1, 0, 1, 3, 8),
  mail: fc.boolean(),
  hasFile: fc.boolean(),
});
const pick = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name), which: some });
export const step = fc.oneof(
  { weight: 6, arbitrary: share },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('edit' as const), which: some, choice, shareIn: some }),
  },
  { weight: 3, arbitrary: pick('switch') },
  { weight: 1, arbitrary: pick('delete') },
  { weight: 1, arbitrary: pick('restore') },
  { weight: 1, arbitrary: pick('undo') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), who: some, places: some }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who: some }) },
  { weight: 1, arbitrary: pick('newYear') },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 7, 13, 24) }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export const round = fc.record({
  schools: fc.array(fc.record({ model: some, zone: some, state: some }), { minLength: 5, maxLength: 5 }),
  places: fc.array(some, { minLength: 22, maxLength: 22 }),
  steps: fc.array(step, { minLength: 8, maxLength: 14 }),
});

export const zones = ['Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'Europe/London'];
export const models: Readonly<Record<number, readonly number[]>> = {
  0: [0],
  1: [0, 1, 2, 3],
  2: [0, 1, 2, 3],
  4: [4, 5],
  6: [0, 2, 4, 5],
};
export const countryOf: Readonly<Record<number, number>> = { 11: 1, 12: 1, 21: 2 };
export const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
export const masked = <T>(list: readonly T[], mask: number) =>
  list.filter((_, index) => mask & (1 << (index % 8)));
