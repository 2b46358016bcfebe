import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#server/core/context.ts';
import { type EmbeddedPostgres, type PostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

/** In milliseconds: people should notice an outage of seconds at most. */
const lookEvery = 200;
const longestPause = 5000;

interface Options extends PostgresOptions {
  readonly log: Logger;
}

/** Starts the embedded PostgreSQL again whenever it dies. Throws StartRefused only where the first start fails. */
export async function superviseEmbeddedPostgres(
  dataDir: string,
  { log, ...options }: Options,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const first = await startEmbeddedPostgres(dataDir, options);
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

  const startAgain = async (): Promise<EmbeddedPostgres | null> => {
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        return await startEmbeddedPostgres(dataDir, { ...options, port: first.port });
      } catch (err) {
        log.error({ err }, 'The embedded database does not start');
        await wait(Math.min(lookEvery * 2 ** tries, longestPause));
      }
    }
    return null;
  };
  const watch = async (): Promise<EmbeddedPostgres | null> => {
    let current: EmbeddedPostgres | null = first;
    while (current && !signal.aborted) {
      await wait(lookEvery);
      if (signal.aborted || (await current.isRunning())) continue;
      log.error({}, 'The embedded database died and is started again');
      current = await startAgain();
      if (current) log.warn({}, 'The embedded database is back');
    }
    return current;
  };
  const watching = watch();
  return {
    url: first.url,
    stop: async () => {
      stopping.abort();
      await (await watching)?.stop();
    },
  };
}
