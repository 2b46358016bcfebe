import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineKept } from '#src/lib/keep/define-kept.ts';
import { keepFiles } from '#src/lib/offline-files.ts';
import { asha } from '#tests/machines/auth/session/session.samples.ts';

/** The browser's own store, as far as it is used here: addresses with what was answered. */
class FakePlace {
  readonly stored = new Map<string, Response>();
  async put(path: string, answer: Response) {
    this.stored.set(path, answer);
  }
  async match(path: string | { url: string }) {
    return this.stored.get(typeof path === 'string' ? path : new URL(path.url).pathname)?.clone();
  }
  async delete(path: string | { url: string }) {
    return this.stored.delete(typeof path === 'string' ? path : new URL(path.url).pathname);
  }
  async keys() {
    return [...this.stored.keys()].map((path) => ({ url: `https://school.example${path}` }));
  }
}

let place: FakePlace;
let open = new Set<number>();
const missing = new Set<string>();
const books = defineKept({ kind: 'books', path: 'books/book', stillOpen: async () => open });
const sessions = defineKept({ kind: 'sessions', path: 'learning/session', stillOpen: async () => open });

beforeEach(() => {
  place = new FakePlace();
  open = new Set();
  missing.clear();
  vi.stubGlobal('caches', { open: async () => place, delete: async () => true });
  vi.stubGlobal('fetch', async (path: string) =>
    missing.has(path) ? new Response('', { status: 404 }) : new Response(new Uint8Array(1_000)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const file = (fileId: string, size = 1_000) => ({
  fileId,
  name: 'a.pdf',
  type: 'pdf' as const,
  size,
  hasPreview: false,
  cover: null,
  captions: [],
  resolutions: [],
});
const paths = () => [...place.stored.keys()].filter((path) => path !== '/kept/until').toSorted();

it('keeps a thing with its files, and what two things need stays with the other [LO-06]', async () => {
  await books.keep(asha, { id: 1, answer: {}, files: [file('a'), file('b')] });
  await sessions.keep(asha, { id: 1, answer: {}, files: [file('b')] });
  expect(books.isKept(asha.id, 1)).toBe(true);
  await books.drop(asha.id, 1);
  expect(books.isKept(asha.id, 1)).toBe(false);
  expect(paths()).toEqual(['/files/b', '/kept/learning/session/1']);
});

it('keeps all or nothing, and lets go of what a newer version has no more [LO-06, QU-35]', async () => {
  missing.add('/files/gone');
  expect(await books.keep(asha, { id: 1, answer: {}, files: [file('a'), file('gone')] })).toBe(false);
  expect(paths()).toEqual([]);
  expect(await books.keep(asha, { id: 1, answer: {}, files: [file('a'), file('b')] })).toBe(true);
  expect(await books.keep(asha, { id: 1, answer: {}, files: [file('b'), file('c')] })).toBe(true);
  expect(paths()).toEqual(['/files/b', '/files/c', '/kept/books/book/1']);
});

it('what is no longer open goes, and nothing while the server cannot be asked [LO-06]', async () => {
  for (const id of [1, 2]) await books.keep(asha, { id, answer: {}, files: [file(`f${id}`)] });
  open = new Set([2]);
  await books.revalidate(asha.id);
  expect(books.all(asha.id)).toEqual([2]);
  expect(paths()).toEqual(['/files/f2', '/kept/books/book/2']);
  const silent = defineKept({
    kind: 'books',
    path: 'books/book',
    stillOpen: () => Promise.reject(new Error('no contact')),
  });
  await silent.revalidate(asha.id);
  expect(books.all(asha.id)).toEqual([2]);
});

it('what a person chose makes no room for the files of notices; those make room for each other [LO-06]', async () => {
  const big = 'x'.repeat(4 * 2 ** 20);
  vi.stubGlobal('fetch', async () => new Response(big));
  await books.keep(asha, { id: 1, answer: {}, files: [file('chosen', big.length)] });
  const notices = Array.from({ length: 15 }, (_, at) => file(`n${at}`, big.length));
  await keepFiles(asha.id, notices);
  expect(paths()).toContain('/files/chosen');
  expect(paths()).not.toContain('/files/n0');
  expect(paths()).toContain('/files/n14');
});
