import { Client } from 'pg';

/** Who may hear something else from now on. */
export interface MembershipChange {
  readonly schoolId: number;
  /** null: everybody of the school. */
  readonly personId: number | null;
}

interface WatchOptions {
  readonly databaseUrl: string;
  /** null: something may have been missed, so anybody may have been moved. */
  readonly onMoved: (moved: readonly MembershipChange[] | null) => void;
  readonly onError: (error: unknown) => void;
}

export interface MoveWatch {
  close(): Promise<void>;
}

/** Before a lost connection is tried again, in milliseconds. */
const againAfter = 1000;

/**
 * Listens to the database for people who were moved, whoever moved them: this server, another one, or somebody at the
 * database itself. A connection of its own, for it waits for ever; lost, it is made anew.
 */
export async function watchMoves(options: WatchOptions): Promise<MoveWatch> {
  let isClosed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  // What one change moved arrives one by one, and is looked at together.
  let moved: MembershipChange[] = [];
  const gather = (each: MembershipChange) => {
    moved.push(each);
    if (moved.length > 1) return;
    setImmediate(() => {
      options.onMoved(moved);
      moved = [];
    });
  };
  const retry = (problem: unknown) => {
    if (isClosed) return;
    options.onError(problem);
    clearTimeout(timer);
    timer = setTimeout(() => void listen().then(() => options.onMoved(null), retry), againAfter);
    timer.unref();
  };
  const listen = async () => {
    const own = new Client({ connectionString: options.databaseUrl, connectionTimeoutMillis: 10_000 });
    own.on('notification', ({ payload = '' }) => gather(readMoved(payload)));
    // Its goodbye may fail too: every error is heard, or it would end the process.
    own.on('error', (problem) => {
      own.end().catch(() => undefined);
      if (client === own) retry(problem);
    });
    client = own;
    await own.connect();
    await own.query('listen people_moved');
  };
  // A database that cannot tell is no reason not to start: who comes back is put right all the same.
  await listen().catch(retry);
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function readMoved(payload: string): MembershipChange {
  const [schoolId = '', personId = ''] = payload.split(':');
  return { schoolId: Number(schoolId), personId: personId === '' ? null : Number(personId) };
}
