import { earlierYear, noDivision } from '#contract/people/people.wire.ts';
import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import type { RowChange } from '#src/lib/resource/use-row-actions.ts';
import { peopleMessages as messages } from './messages.en.ts';

type Run = (status: 'active' | 'inactive' | 'left' | 'deleted' | 'restored') => RowChange['run'];

const who = (rows: readonly SeenRow[]) => {
  const [first] = rows;
  return rows.length === 1 && first ? first.name : messages.ask.many(rows.length);
};

/** [D3] Changes of a status; each can be undone within 20 seconds. */
export function statusChanges(run: Run) {
  const { ask, done } = messages;
  const notes = { [earlierYear]: done.earlierYear, [noDivision]: done.noDivision };
  return {
    off: { run: run('inactive'), undo: 'on', done: (count) => done.off(count) },
    on: { run: run('active'), undo: 'off', done: (count) => done.on(count), notes },
    leave: {
      run: run('left'),
      undo: 'restore',
      done: (count) => done.leave(count),
      ask: { title: ask.leaveTitle, text: (rows) => ask.leaveText(who(rows)), yes: ask.leaveYes },
    },
    delete: {
      run: run('deleted'),
      undo: 'restore',
      done: (count) => done.delete(count),
      ask: { title: ask.deleteTitle, text: (rows) => ask.deleteText(who(rows)), yes: ask.deleteYes },
    },
    restore: { run: run('restored'), done: (count) => done.restore(count), notes },
  } satisfies Record<string, RowChange>;
}
