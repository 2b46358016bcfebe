import { beforeEach, expect, it, vi } from 'vitest';
import { createCopies } from '#src/features/workspace/program-copies.ts';
import { countForPerson, keepForPerson } from '#src/lib/person-storage.ts';
import { programOf, stored, typed, unsent } from '#tests/machines/workspace/workspace/workspace.walks.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
// The test's browser has no database.
vi.mock('#src/lib/large-store.ts', () => ({
  keepLarge: async (_: number, name: string, value: unknown) => Boolean(kept.set(name, value)),
  readLarge: async (_: number, name: string) => kept.get(name) ?? null,
  dropLarge: async (_: number, name: string) => void kept.delete(name),
  largeOf: async (_: number, isWanted: (name: string) => boolean) =>
    [...kept].filter(([name]) => isWanted(name)),
}));

const copyOf = (text: string) => ({ program: programOf(text), base: 1, sending: null });
const marks = () => countForPerson(7, 'form.program.');

beforeEach(() => {
  kept.clear();
  localStorage.clear();
});

it('what one tab left is neither written over nor dropped by another, and the next opening goes on from it', async () => {
  const [first, second] = [createCopies(7), createCopies(7)];
  expect(await first.find(4, stored)).toBeNull();
  expect(await second.find(4, stored)).toBeNull();
  first.keep(4, copyOf('an hour of work'));
  second.keep(4, copyOf('x'));
  second.keep(4, null);
  const third = createCopies(7);
  await second.find(4, stored);
  expect(await third.find(4, stored)).toEqual(copyOf('an hour of work'));
  expect(marks()).toBe(1);
});

it('a copy that an opening goes on from is its own from the first change', async () => {
  const first = createCopies(7);
  first.keep(4, copyOf('one'));
  await first.find(4, null);
  const second = createCopies(7);
  await second.find(4, stored);
  second.keep(4, copyOf('one and two'));
  await second.find(4, stored);
  expect([kept.size, marks()]).toEqual([1, 1]);
  second.keep(4, null);
  expect(await second.find(4, stored)).toBeNull();
  expect([kept.size, marks()]).toEqual([0, 0]);
});

it('and stays where its tab went on meanwhile', async () => {
  const first = createCopies(7);
  first.keep(4, copyOf('one'));
  await first.find(4, null);
  const second = createCopies(7);
  await second.find(4, stored);
  first.keep(4, copyOf('one more'));
  await first.find(4, null);
  second.keep(4, copyOf('one'));
  second.keep(4, null);
  await second.find(4, stored);
  expect(await createCopies(7).find(4, stored)).toEqual(copyOf('one more'));
});

it('a copy of before each tab had its own is found, and what the server has already goes', async () => {
  kept.set('form.program.4', copyOf('old'));
  kept.set('form.program.44', copyOf('of another program'));
  kept.set('form.program.4.a', { ...copyOf('saved'), at: 5 });
  keepForPerson(7, 'form.program.4.a', 1);
  expect(await createCopies(7).find(4, programOf('saved'))).toEqual(copyOf('old'));
  expect([[...kept.keys()], marks()]).toEqual([['form.program.4', 'form.program.44'], 0]);
});

it('of several the newest comes first, with its unsent save', async () => {
  const saveId = crypto.randomUUID();
  const sending = unsent.sending && { ...unsent.sending, saveId };
  kept.set('form.program.4.a', { ...copyOf('older'), at: 5 });
  kept.set('form.program.4.b', { program: typed, base: 1, sending, at: 6 });
  expect(await createCopies(7).find(4, stored)).toEqual({ program: typed, base: 1, sending });
});
