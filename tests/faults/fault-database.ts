import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResult, type QueryResultRow } from 'pg';
import { findPostmaster } from '#server/db/postmaster.ts';
import { isUnavailable } from '#server/db/unavailable.ts';

/** Longer than anything may be away; then the run ends. */
const timeoutMs = 60_000;

/** The product's embedded database as the one who weighs sees it: asked until it answers, wherever it is by then. */
export class FaultDatabase {
  readonly #cluster: string;
  #client: Client | undefined;

  constructor(private readonly dataDir: string) {
    this.#cluster = join(dataDir, 'database');
  }

  async query<Row extends QueryResultRow = QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ): Promise<QueryResult<Row>> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      try {
        this.#client ??= await this.#connect();
        return await this.#client.query<Row>(text, values);
      } catch (error) {
        if (!isUnavailable(error) || performance.now() > until) throw error;
        this.#client = undefined;
        await pause(50);
      }
    }
  }

  /** Process id of PostgreSQL's first process, null while it is away. */
  async postmaster(): Promise<number | null> {
    return (await findPostmaster(this.#cluster))?.pid ?? null;
  }

  async end(): Promise<void> {
    await this.#client?.end();
  }

  async #connect(): Promise<Client> {
    const password = await readFile(join(this.dataDir, 'database-password'), 'utf8');
    const running = await findPostmaster(this.#cluster);
    const client = new Client({
      user: 'banyan',
      database: 'banyan',
      host: '127.0.0.1',
      // Nobody listens at port 1.
      port: running?.port ?? 1,
      password,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
