import { useCallback, useEffect } from 'react';
import type { ShelfBook } from '#contract/books/books.wire.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { button } from '#src/ui/button.recipe.ts';
import { Card } from '#src/ui/Card.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { css } from '#styled/css';
import { BookCover } from './BookCover.tsx';
import type { BookProps } from './book-props.ts';
import { loadShelf, refreshKeptBooks } from './load-books.ts';
import { messages } from './messages.en.ts';
import { ReadingProgress } from './ReadingProgress.tsx';

const root = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });
const picture = css({ flexShrink: '0', width: '24', borderRadius: 'md', overflow: 'hidden' });
const about = css({ flexGrow: '1', minWidth: '0' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });

const savedAt = ({ place }: ShelfBook) => place?.saved_at ?? 0;

/** [QU-35] On a student's home: the book read last, one press from its page; nothing if none is begun. */
export function BookHome({ app }: { readonly app: BookProps }) {
  const { person, listen } = app;
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadShelf(person, signal), [person]);
  const [shelf] = useLoaded(load, round);
  useEffect(() => {
    refreshKeptBooks(person).catch(() => undefined);
  }, [person]);
  if (shelf.kind !== 'loaded') return null;
  const [book] = shelf.data.books
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => savedAt(b) - savedAt(a));
  if (!book?.place) return null;
  return (
    <Card title={messages.homeTitle} actions={app.link(0, messages.back, link({ look: 'standalone' }))}>
      <div className={root}>
        <div className={picture}>
          <BookCover coverId={book.cover_id} />
        </div>
        <div className={about}>
          <p className={name}>
            <bdi>{book.book_name}</bdi>
          </p>
          <ReadingProgress book={book} page={book.place.page} />
        </div>
        {app.link(book.book_id, messages.goOnReading, button({ variant: 'primary' }))}
      </div>
    </Card>
  );
}
