import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface BookProps {
  readonly person: Person;
  /** true: the server knows the session. */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
  /** A link to a book, or with 0 to the shelf. */
  readonly link: (bookId: number, content: ReactNode, className: string) => ReactNode;
}
