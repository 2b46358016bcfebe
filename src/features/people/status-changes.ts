import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import type { RowChange } from '#src/lib/resource/use-row-actions.ts';
import type { ToldRows } from '#src/lib/words/refusal-words.ts';
import { peopleMessages as messages } from './messages.en.ts';

/** Sends rows to the call of one change. */
type Run = (
  status: 'active' | 'inactive' | 'left' | 'deleted' | 'restored',
) => (rows: { id: number; version: number }[], signal: AbortSignal) => Promise<ToldRows>;

const who = (rows: readonly SeenRow[]) => {
  const [first] = rows;
  return rows.length === 1 && first ? first.name : messages.ask.many(rows.length);
};

/** [D3] What can be done with somebody's status, each taken back within 20 seconds. */
export function statusChanges(run: Run) {
  const { ask, done } = messages;
  const of = (status: Parameters<Run>[0]): RowChange['run'] => {
    const send = run(status);
    return (rows, signal) => send([...rows], signal);
  };
  return {
    off: { run: of('inactive'), undo: 'on', done: (count) => done.off(count) },
    on: { run: of('active'), undo: 'off', done: (count) => done.on(count) },
    leave: {
      run: of('left'),
      undo: 'restore',
      done: (count) => done.leave(count),
      ask: { title: ask.leaveTitle, text: (rows) => ask.leaveText(who(rows)), yes: ask.leaveYes },
    },
    delete: {
      run: of('deleted'),
      undo: 'restore',
      done: (count) => done.delete(count),
      ask: { title: ask.deleteTitle, text: (rows) => ask.deleteText(who(rows)), yes: ask.deleteYes },
    },
    restore: { run: of('restored'), done: (count) => done.restore(count) },
  } satisfies Record<string, RowChange>;
}
