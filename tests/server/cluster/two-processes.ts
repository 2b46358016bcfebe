import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, type Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { newFolder, type Started, start, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { buildWorld, type Named, type World } from '../world.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

/** A program that can be killed. */
export interface Process {
  readonly address: string;
  readonly port: number;
  isKilled: boolean;
  /** As when its machine loses power; resolves when it is gone. */
  kill(): Promise<void>;
}

/** A database, a folder and a Redis for programs that serve them together. */
export class TwoProcesses {
  private constructor(
    readonly world: World,
    readonly databaseUrl: string,
    readonly database: ReturnType<typeof openDatabase>,
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>>,
    private readonly redis: RedisServer,
    private readonly drop: () => Promise<void>,
  ) {}

  static async prepare(env: Readonly<Record<string, string>> = {}): Promise<TwoProcesses> {
    const redis = await startRedis();
    const made = await createDatabase();
    const database = openDatabase(made.url);
    const world = await buildWorld(database.db);
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'uploads'), { recursive: true });
    const shared = {
      DATABASE_URL: made.url,
      REDIS_URL: redis.url,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      DEVICES_AT_ONCE: 'allow',
      LOGIN_TRIES_PER_MINUTE: '10000',
      ...env,
    };
    return new TwoProcesses(world, made.url, database, dataDir, shared, redis, made.drop);
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<Process> {
    const program: Started = start({ PORT: '0', ...this.env, ...env });
    const outcome = await program.outcome;
    if (!('address' in outcome)) throw new Error(outcome.said);
    const { child } = program;
    const process: Process = {
      address: outcome.address,
      port: Number(new URL(outcome.address).port),
      isKilled: false,
      kill: async () => {
        process.isKilled = true;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
    return process;
  }

  /** Ends the programs too. */
  async close(): Promise<void> {
    await stopEverything();
    await this.database.close();
    await this.drop();
    await this.redis.stop();
  }
}

/** So many more in a division who can sign in as `like` can; their names. */
export async function addMates(
  db: Queryable,
  { like, at, count, mark }: { like: Named; at: World['places']['9A']; count: number; mark: string },
): Promise<readonly string[]> {
  await db.execute(sql`
    insert into ${people} (school_id, role, login_name, first_name, last_name, password_hash)
    select school_id, role, ${mark}::text || n, 'Mate', 'Test', password_hash
    from ${people}, generate_series(1, ${count}::int) n where id = ${like.id}`);
  await db.execute(sql`
    insert into ${memberships} (school_id, person_id, grade_id, division_id)
    select school_id, id, ${at.gradeId}::bigint, ${at.divisionId}::bigint from ${people}
    where school_id = ${like.schoolId} and login_name ~ ${`^${mark}\\d+$`}`);
  return Array.from({ length: count }, (_, index) => `${mark}${index + 1}`);
}
