import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { alike } from '../../tools/sql/collected.ts';

/**
 * With `SQL_LOG=folder`, what the server asks of the database in the tests, each statement once for every worker, with
 * the file of the server that asked: `npm run docs:sql -- folder` reads it. Without the setting nothing is touched.
 */
const folder = process.env['SQL_LOG'];
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The first file of ours that is no helper of the database; undefined where a test asked itself. */
export function askerIn(stack: string): string | undefined {
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+\.ts)/g)].flatMap(([, path = '']) =>
    path.startsWith(root) ? [path.slice(root.length)] : [],
  );
  const first = files.find((file) => !/^server\/(?:db|core)\/|^tests\/server\/sql-log\.ts$/.test(file));
  const asker = first ?? files.find((file) => file.startsWith('server/'));
  return asker?.startsWith('server/') && !asker.startsWith('server/seeds/') ? asker : undefined;
}

interface Asked {
  readonly text?: string;
  readonly name?: string;
}

if (folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${Date.now()}.jsonl`);
  const seen = new Set<string>();
  Error.stackTraceLimit = 60;
  // oxlint-disable-next-line typescript/unbound-method
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  const watched = function (this: Client, ...given: unknown[]): unknown {
    const [asked] = given;
    const { text = '', name } = (typeof asked === 'string' ? { text: asked } : (asked ?? {})) as Asked;
    const key = alike(text);
    if (text && !seen.has(key)) {
      const asker = askerIn(new Error('Who asks?').stack ?? '');
      if (asker) {
        seen.add(key);
        appendFileSync(file, `${JSON.stringify({ asker, ...(name ? { name } : {}), text })}\n`);
      }
    }
    return query.apply(this, given);
  };
  Object.assign(Client.prototype, { query: watched });
}
