import type { Queryable } from '#server/db/database.ts';
import type { AppContext, InParts, UnitOfWork } from './context.ts';

type Work<T> = (unit: Pick<UnitOfWork, 'db' | 'afterCommit'>) => Promise<T>;

/** Does `work` with a connection that `open` gives, and once that is over well, what it left to be done then. */
async function runUnit<T>(
  app: AppContext,
  open: (work: (db: Queryable) => Promise<T>) => Promise<T>,
  work: Work<T>,
): Promise<T> {
  const effects: (() => void | Promise<void>)[] = [];
  const output = await open((db) => work({ db, afterCommit: (effect) => effects.push(effect) }));
  for (const effect of effects)
    try {
      await effect();
    } catch (error) {
      // What is committed is done, and answered so.
      app.log.error({ err: error }, 'Something was left undone after a commit');
    }
  return output;
}

/** All of `work` in one transaction. */
export function inOneTransaction<T>(app: AppContext, work: Work<T>): Promise<T> {
  return runUnit(app, (act) => app.database.transaction(act), work);
}

/** Each statement of `work` by itself. */
export function withoutTransaction<T>(app: AppContext, work: Work<T>): Promise<T> {
  return runUnit(app, (act) => act(app.db), work);
}

/** Short transactions, one after another; `scene` is what a unit of this call holds beside the database. */
export function inParts<Rest extends Pick<UnitOfWork, 'app'>>(
  app: AppContext,
  scene: Rest,
): InParts<Rest & Pick<UnitOfWork, 'db' | 'afterCommit'>> {
  let isOpen = false;
  return {
    part: async (work) => {
      if (isOpen) throw new Error('A call has one way to the database: a part was begun within a part.');
      isOpen = true;
      try {
        return await inOneTransaction(app, (unit) => work({ ...scene, ...unit }));
      } finally {
        isOpen = false;
      }
    },
  };
}
