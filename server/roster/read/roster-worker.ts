import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileFacts } from '#contract/roster/roster.wire.ts';
import { FactsNoted } from './file-facts.ts';
import { type ReadOf, readFile } from './read-file.ts';
import { BadFile, type FileFault, type TableRow } from './table.ts';

/** Some rows, each time they are asked for; at the end what the file says beside them, or why there are no more. */
export type RowsRead =
  | { readonly rows: readonly TableRow[] }
  | { readonly facts: FileFacts }
  | { readonly fault: FileFault };

/** So many go over at once. */
const rowsAtOnce = 300;

/** What `read-apart.ts` hands over; it alone starts this file. */
const file: ReadOf = workerData;
const port = parentPort;

async function read(): Promise<void> {
  const facts = new FactsNoted();
  let rows: TableRow[] = [];
  for await (const row of readFile(file, facts)) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    await tell({ rows });
    rows = [];
  }
  if (rows.length > 0) await tell({ rows });
  await tell({ facts: facts.facts() });
}

/** Nobody reads ahead of who writes the rows down. */
async function tell(read: RowsRead): Promise<void> {
  if (!port) return;
  const asked = once(port, 'message');
  port.postMessage(read);
  await asked;
}

try {
  await read();
} catch (error) {
  if (!(error instanceof BadFile)) throw error;
  await tell({ fault: error.fault });
}
