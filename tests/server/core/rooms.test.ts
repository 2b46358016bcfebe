import { expect, it } from 'vitest';
import { type BuiltCall, calls, isBuilt, searchCategories } from '#contract';
import { screens } from '#contract/screens.ts';
import { offers, rooms } from '#server/rooms.ts';

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it('what rooms offer comes from one of them alone', () => {
  expect(repeated(rooms.flatMap(({ jobs = {} }) => Object.keys(jobs)))).toEqual([]);
  expect(repeated(rooms.flatMap(({ uploads = {} }) => Object.keys(uploads)))).toEqual([]);
  expect(offers.search.map(({ category }) => category).toSorted()).toEqual(searchCategories.toSorted());
});

it('every line of the menu leads to a screen that its roles may open', () => {
  for (const { url, roles } of offers.menu) {
    const screen = Object.entries(screens).find(([path]) => path === `/${url}`)?.[1];
    expect([
      url,
      roles.filter((role) => !(screen?.access as readonly number[] | undefined)?.includes(role)),
    ]).toEqual([url, []]);
  }
});

it('a module that a call asks for is a line of the menu [RP-01]', () => {
  const asked = Object.values(calls)
    .filter((call): call is BuiltCall<string> & typeof call => isBuilt(call))
    .flatMap(({ module }: BuiltCall<string>) => (module === undefined || module === 'any' ? [] : [module]));
  const urls = offers.menu.map(({ url }) => url);
  expect(asked.filter((module) => !urls.includes(module))).toEqual([]);
});
