import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BookHome } from '#src/features/books/BookHome.tsx';
import { asha } from '#tests/machines/auth/session/session.samples.ts';
import { answering } from '../answering-server.ts';
import { heardHints } from '../heard-hints.ts';

const place = (page: number, saved_at: number) => ({
  lesson_id: 1,
  page,
  pages: 12,
  fraction: 0,
  version: 1,
  device: crypto.randomUUID(),
  step: 1,
  saved_at,
});
const book = (book_id: number, book_name: string, of: ReturnType<typeof place> | null) => ({
  book_id,
  version: 1,
  book_name,
  description: '',
  class_id: 10,
  class_name: 'Grade 10',
  audience: 'all',
  cover_id: '',
  lessons: 4,
  lessons_read: 1,
  place: of,
});

function show(...books: ReturnType<typeof book>[]) {
  answering({
    'get-digital-book': () => ({ success: 'true', data: books }),
    'digital-access-n-version': () => ({ success: 'true', data: { access: 3, allowed: true, books: [] } }),
  });
  const hints = heardHints();
  return render(
    <BookHome
      app={{
        person: asha,
        sessionLive: true,
        listen: hints.listen,
        link: (id, content) => <a href={`/books/${id}`}>{content}</a>,
      }}
    />,
  );
}

it('leads by one link to the book that was read last [QU-35]', async () => {
  show(
    book(1, 'Long ago', place(3, 1_000)),
    book(2, 'Just now', place(7, 2_000)),
    book(3, 'Never opened', null),
  );
  expect(await screen.findByText('Just now')).toBeTruthy();
  expect(screen.getByText('Page 7 · 1 of 4 lessons read')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/books/2');
});

it('says nothing where no book was begun', async () => {
  const { container } = show(book(3, 'Never opened', null));
  await expect.poll(() => container.innerHTML).toBe('');
});
