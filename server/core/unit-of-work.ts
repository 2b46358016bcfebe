import type { Queryable } from '#server/db/database.ts';
import type { AppContext, InParts, UnitOfWork } from './context.ts';

type Work<T> = (unit: Pick<UnitOfWork, 'db' | 'afterCommit'>) => Promise<T>;

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
      // The commit stands, so the call still succeeds.
      app.log.error({ err: error }, 'Something was left undone after a commit');
    }
  return output;
}

export function inOneTransaction<T>(app: AppContext, work: Work<T>): Promise<T> {
  return runUnit(app, (act) => app.database.transaction(act), work);
}

export function withoutTransaction<T>(app: AppContext, work: Work<T>): Promise<T> {
  return runUnit(app, (act) => act(app.db), work);
}

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
