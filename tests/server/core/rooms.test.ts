import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall } from '#contract/core/define-call.ts';
import type { Screens } from '#contract/core/screen.ts';
import { screenAt, screens } from '#contract/screens.ts';
import { searchCategories } from '#contract/search/search.rules.ts';
import { offers, rooms } from '#server/rooms.ts';

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it('a call has one room', () => {
  const declared = readdirSync('contract', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join('contract', file), 'utf8').matchAll(/\b(?:define|declare)Call\(\s*'([^']+)'/g),
    ])
    .map(([, name = '']) => name);
  expect(declared.length).toBeGreaterThan(300);
  expect(repeated(declared)).toEqual([]);
});

it('what rooms offer comes from one of them alone', () => {
  expect(repeated(rooms.flatMap(({ jobs = {} }) => Object.keys(jobs)))).toEqual([]);
  expect(repeated(rooms.flatMap(({ uploads = {} }) => Object.keys(uploads)))).toEqual([]);
  expect(offers.search.map(({ category }) => category).toSorted()).toEqual(searchCategories.toSorted());
});

it('every line of the menu leads to a screen that its roles may open', () => {
  const table: Screens = screens;
  const shut = offers.menu.flatMap(({ url, roles }) => {
    const access = table[screenAt(`/${url}`) ?? '']?.access;
    return roles
      .filter((role) => !(Array.isArray(access) && access.includes(role)))
      .map((role) => [url, role]);
  });
  expect(shut).toEqual([]);
});

it('a module that a call asks for is a line of the menu [RP-01]', () => {
  const asked = Object.values(calls)
    .filter((call): call is BuiltCall<string> & typeof call => isBuilt(call))
    .flatMap(({ module }: BuiltCall<string>) => (module === undefined || module === 'any' ? [] : [module]));
  const urls = offers.menu.map(({ url }) => url);
  expect(asked.filter((module) => !urls.includes(module))).toEqual([]);
});
