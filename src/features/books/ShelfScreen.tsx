import BookOpen from 'lucide-react/icons/book-open';
import MonitorDown from 'lucide-react/icons/monitor-down';
import { useCallback, useEffect } from 'react';
import type { ShelfBook } from '#contract/books/books.wire.ts';
import { roles } from '#contract/core/roles.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { BookCover } from './BookCover.tsx';
import type { BookProps } from './book-props.ts';
import { keptBooks, loadShelf, refreshKeptBooks } from './load-books.ts';
import { messages } from './messages.en.ts';
import { ReadingProgress } from './ReadingProgress.tsx';

const shelf = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
  gap: '4',
  listStyle: 'none',
});
const book = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
  overflow: 'hidden',
  _hover: { borderColor: 'control' },
});
const facts = css({ display: 'flex', flexDirection: 'column', gap: '2', p: '4', flexGrow: '1' });
const name = css({ textStyle: 'subsection', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
/** The whole card is the link. */
const opens = css({
  marginBlockStart: 'auto',
  '& a': { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

/** [CA-04, C3-04, QU-35] */
export function ShelfScreen({ app }: { readonly app: BookProps }) {
  const { person, listen } = app;
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadShelf(person, signal), [person]);
  const [loaded, , retry] = useLoaded(load, round);
  useEffect(() => {
    refreshKeptBooks(person).catch(() => undefined);
  }, [person]);
  const isStudent = person.role === roles.student;
  return (
    <>
      <PageHeader title={messages.title} text={isStudent ? messages.textStudent : messages.textFaculty} />
      {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="card" count={3} />}
      {loaded.kind === 'failed' && (
        <ErrorState
          title={messages.failed}
          text={loaded.information}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
      {loaded.kind === 'loaded' && (
        <Stack>
          {loaded.data.asOf !== null && (
            <output className={quiet}>{messages.asOf(formatTime(loaded.data.asOf))}</output>
          )}
          {loaded.data.books.length === 0 ? (
            <EmptyState icon={<BookOpen />} title={messages.empty} text={messages.emptyText} />
          ) : (
            <ul className={shelf}>
              {loaded.data.books.map((each) => (
                <li key={each.book_id}>
                  <OnShelf book={each} app={app} />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </>
  );
}

function OnShelf({ book: each, app }: { readonly book: ShelfBook; readonly app: BookProps }) {
  const { book_id, book_name, class_name, cover_id, place, audience } = each;
  const isHere = keptBooks.isKept(app.person.id, book_id);
  const opening = place ? messages.goOn(place.page) : messages.start;
  return (
    <article className={book}>
      <BookCover coverId={cover_id} />
      <div className={facts}>
        <h2 className={name}>
          <bdi>{book_name}</bdi>
        </h2>
        <p className={quiet}>
          <bdi>{class_name}</bdi>
        </p>
        {(audience === 'faculty' || isHere) && (
          <div className={badges}>
            {audience === 'faculty' && <Badge tone="neutral">{messages.forTeachers}</Badge>}
            {isHere && (
              <Badge tone="info" icon={<MonitorDown />}>
                {messages.onDevice}
              </Badge>
            )}
          </div>
        )}
        <ReadingProgress book={each} />
        <div className={opens}>
          {app.link(
            book_id,
            <>
              {opening}
              <VisuallyHidden>{` ${book_name}`}</VisuallyHidden>
            </>,
            link({ look: 'standalone' }),
          )}
        </div>
      </div>
    </article>
  );
}
