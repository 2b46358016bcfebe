import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { booksChanged, readingChanged } from '#contract/books/books.hints.ts';
import { settingsChanged } from '#contract/schools/schools.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { BookProps } from '#src/features/books/book-props.ts';
import { onHints } from '#src/lib/live.ts';
import type { RouterContext } from './-context.ts';

const shelfHints = [booksChanged, readingChanged, settingsChanged];
const bookHints = [booksChanged, settingsChanged];

/** `side` is the part of the product that shows the books. */
export function useBookProps(
  { person, session, live }: RouterContext & { readonly person: Person },
  side: 'mylearning' | 'myteaching',
  isOpen: boolean,
): BookProps {
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useCallback(
    (ask: () => void) => onHints(live, isOpen ? bookHints : shelfHints, ask),
    [live, isOpen],
  );
  const link = (bookId: number, content: ReactNode, className: string) =>
    bookId === 0 ? (
      <Link to={`/${side}/books`} className={className}>
        {content}
      </Link>
    ) : (
      <Link to={`/${side}/books/$bookId`} params={{ bookId: String(bookId) }} className={className}>
        {content}
      </Link>
    );
  return { person, sessionLive, listen, link };
}
