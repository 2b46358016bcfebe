import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** What the routes give the screens of this room. */
export interface BookProps {
  readonly person: Person;
  /** Does the server know the person now? */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
  /** A link to a book, or with 0 to the shelf; it looks as `className` says. */
  readonly link: (bookId: number, content: ReactNode, className: string) => ReactNode;
}
