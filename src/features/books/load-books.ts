import type { Person } from '#contract/auth/session.model.ts';
import type { BookToRead } from '#contract/books/books.wire.ts';
import { digitalAccessNVersionCall } from '#contract/books/calls/digital-access-n-version.call.ts';
import { getDigitalBookCall } from '#contract/books/calls/get-digital-book.call.ts';
import { getDigitalBookLessionListCall } from '#contract/books/calls/get-digital-book-lession-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import { defineKept } from '#src/lib/keep/define-kept.ts';
import { callWithOfflineFallback } from '#src/lib/offline-fallback.ts';

const openBooks = async () => (await call(digitalAccessNVersionCall, {})).data.books;

/** Books that a person stores on this device. */
export const keptBooks = defineKept({
  kind: 'books',
  path: 'books/book',
  stillOpen: async () => new Set((await openBooks()).map(({ book_id }) => book_id)),
});

/** Everybody uses the accounts of a demo school, so browsers store nothing of them. */
const nameFor = ({ school }: Person, name: string) => (school.isDemo ? '' : name);

/** The shelf works offline too. */
export async function loadShelf(person: Person, signal: AbortSignal) {
  const keep = { personId: person.id, name: nameFor(person, 'books/shelf'), signal };
  const { answer, asOf } = await callWithOfflineFallback(getDigitalBookCall, {}, keep);
  return { books: answer.data, asOf };
}

export async function loadBook(person: Person, book_id: number, signal: AbortSignal) {
  const keep = { personId: person.id, name: nameFor(person, keptBooks.nameOf(book_id)), signal };
  const { answer, asOf } = await callWithOfflineFallback(getDigitalBookLessionListCall, { book_id }, keep);
  return { book: answer.data, asOf };
}

/** false: this browser cannot store it. */
export const keepBook = (person: Person, book: BookToRead): Promise<boolean> =>
  keptBooks.keep(person, {
    id: book.book_id,
    answer: { success: 'true', data: book },
    files: book.lesson_list.flatMap(({ file }) =>
      file ? [{ ...file, fileId: file.id, cover: null, captions: [], resolutions: [] }] : [],
    ),
  });

/** Deletes books that are no longer open to the person, and reloads changed ones. */
export async function refreshKeptBooks(person: Person): Promise<void> {
  const ids = keptBooks.all(person.id);
  await keptBooks.revalidate(person.id);
  for (const book_id of ids)
    if (keptBooks.isKept(person.id, book_id))
      await call(getDigitalBookLessionListCall, { book_id }).then(
        ({ data }) => keepBook(person, data),
        // Offline; the next contact does it.
        () => undefined,
      );
}
