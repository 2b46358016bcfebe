import { readingChanged } from '#contract/books/books.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';

type Scene = Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>;

/** After the commit, tells the reader's other tabs and devices. */
export function tellReader({ app, actor, afterCommit }: Scene, personId: number): void {
  afterCommit(() => app.broadcaster.broadcast(readingChanged, [channels.person(actor.school.id, personId)]));
}

/** After the commit, tells the division's teachers. */
export function tellOfClass({ app, actor, afterCommit }: Scene, divisionId: number): void {
  afterCommit(() =>
    app.broadcaster.broadcast(readingChanged, [channels.division(actor.school.id, 'faculty', divisionId)]),
  );
}
