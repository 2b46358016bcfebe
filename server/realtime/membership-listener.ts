import { Client } from 'pg';

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

/** The pause before a lost connection is tried again, in milliseconds. */
const againAfter = 1000;

/** Listens for people who were moved, by any server or at the database itself. Renews its connection when lost. */
export async function watchMoves(options: WatchOptions): Promise<MoveWatch> {
  let isClosed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  // The moves of one change arrive one by one and are handled together.
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
    // Even `end` may fail: an error nobody listens to would end the process.
    own.on('error', (problem) => {
      own.end().catch(() => undefined);
      if (client === own) retry(problem);
    });
    client = own;
    await own.connect();
    await own.query('listen people_moved');
  };
  // A database that cannot notify must not stop the start: a returning browser's channels are corrected anyway.
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
