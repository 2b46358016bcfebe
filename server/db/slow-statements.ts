import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

export interface SlowStatement {
  /** Its own name, or its beginning. */
  readonly statement: string;
  readonly milliseconds: number;
}

export interface SlowWatch {
  readonly milliseconds: number;
  readonly tell: (slow: SlowStatement) => void;
}

const textAtMost = 400;

/** Times every statement. Binds callbacks to the work that asked for a connection, not the one that gave it back. */
export function watchStatements(pool: Pool, watch: SlowWatch): void {
  pool.on('connect', (client) => timeStatements(client as Timed, watch));
  const connect = pool.connect.bind(pool) as (done?: Back) => Promise<PoolClient> | undefined;
  const bound = (done?: Back) => (done ? connect(AsyncResource.bind(done)) : connect());
  Object.assign(pool, { connect: bound });
}

type Back = (...given: unknown[]) => void;
interface Timed {
  query: (...given: unknown[]) => unknown;
}

function timeStatements(client: Timed, { milliseconds, tell }: SlowWatch): void {
  const query = client.query.bind(client);
  client.query = (...given) => {
    const began = performance.now();
    const ended = AsyncResource.bind(() => {
      const took = performance.now() - began;
      if (took >= milliseconds) tell({ statement: statementOf(given[0]), milliseconds: Math.round(took) });
    });
    const last = given.at(-1);
    if (typeof last === 'function') {
      const back = last as Back;
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        ended();
        back(...answer);
      });
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(ended, ended);
    return answer;
  };
}

/** Values travel beside the text; any that stand in it are removed. */
function statementOf(asked: unknown): string {
  const { name, text } = (typeof asked === 'string' ? { text: asked } : (asked ?? {})) as {
    name?: string;
    text?: string;
  };
  if (name) return name;
  const plain = (text ?? '')
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > textAtMost ? `${plain.slice(0, textAtMost)}…` : plain;
}
