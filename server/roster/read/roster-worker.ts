import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { RosterExtension } from '#contract';
import { readFile } from './read-file.ts';
import { BadFile, type FileFault, type TableRow } from './table.ts';

/** What `read-apart.ts` hands over; it alone starts this file. */
export interface FileToRead {
  readonly path: string;
  readonly extension: RosterExtension;
}

/** Some rows, each time they are asked for; at the end an empty list, or why there are no more. */
export type RowsRead = { readonly rows: readonly TableRow[] } | { readonly fault: FileFault };

/** So many go over at once. */
const rowsAtOnce = 300;

const { path, extension }: FileToRead = workerData;
const port = parentPort;

async function read(): Promise<void> {
  let rows: TableRow[] = [];
  for await (const row of readFile(path, extension)) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    await tell({ rows });
    rows = [];
  }
  if (rows.length > 0) await tell({ rows });
  await tell({ rows: [] });
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
