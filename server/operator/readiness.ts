import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull } from '#server/core/answer-error.ts';
import type { AppContext } from '#server/core/context.ts';
import { newestMigration } from '#server/db/migrate.ts';
import { faultWords, StoreFault } from '#server/files/bucket/store-fault.ts';
import { appliedMigration } from './queries/looks.ts';

type Reason = string;

/** A slower database serves nobody. */
const patienceMilliseconds = 2_000;
/** Milliseconds an answer is reused: anybody may ask, and each check costs a statement and a file. */
const freshMilliseconds = 1_000;

/** Whether calls would be answered, for monitors and load balancers. */
export class Readiness {
  #looked: { readonly at: number; readonly reasons: Promise<readonly Reason[]> } | null = null;

  constructor(private readonly app: Pick<AppContext, 'db' | 'files' | 'uploadFolder'>) {}

  /** Empty: ready. Contains no secrets. */
  reasons(): Promise<readonly Reason[]> {
    const at = performance.now();
    if (!this.#looked || at - this.#looked.at > freshMilliseconds)
      this.#looked = { at, reasons: this.#look() };
    return this.#looked.reasons;
  }

  async #look(): Promise<readonly Reason[]> {
    const reasons = await Promise.all([
      databaseReason(this.app),
      folderReason(this.app),
      storeReason(this.app),
    ]);
    return reasons.filter((reason) => reason !== null);
  }
}

function inTime(look: Promise<Reason | null>, late: Reason): Promise<Reason | null> {
  return Promise.race([look, pause(patienceMilliseconds, late, { ref: false })]);
}

const silent = 'The database does not answer.';

async function databaseReason({ db }: Pick<AppContext, 'db'>): Promise<Reason | null> {
  const look = async () => {
    try {
      const isDone = (await appliedMigration(db)) >= (await newestMigration());
      return isDone ? null : 'The database is not of this version yet.';
    } catch {
      return silent;
    }
  };
  return inTime(look(), silent);
}

async function folderReason({ uploadFolder }: Pick<AppContext, 'uploadFolder'>): Promise<Reason | null> {
  const look = async () => {
    const path = join(uploadFolder, `ready-${randomUUID()}`);
    try {
      await writeFile(path, 'ready', { flag: 'wx' });
      return null;
    } catch (error) {
      return isDiskFull(error) ? 'The disk is full.' : 'The folder of files cannot be written.';
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  };
  return inTime(look(), 'The folder of files does not answer.');
}

async function storeReason({ files }: Pick<AppContext, 'files'>): Promise<Reason | null> {
  const look = () =>
    files.look().then(
      () => null,
      (error: unknown) =>
        error instanceof StoreFault ? `The store of files ${faultWords(error.reason).says}.` : unusable,
    );
  return inTime(look(), 'The store of files does not answer.');
}

const unusable = 'The folder of files cannot be read.';
