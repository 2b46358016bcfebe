import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileFacts } from '#contract/roster/roster.wire.ts';
import { BadFile, type FileFault, type FileRow } from './bad-file.ts';
import { FactsNoted } from './file-facts.ts';
import { type ReadOf, readFile } from './read-file.ts';

/** Some rows per request; at the end the facts, or the fault. */
export type RowsRead =
  | { readonly rows: readonly FileRow[] }
  | { readonly facts: FileFacts }
  | { readonly fault: FileFault };

const rowsAtOnce = 300;

/** `read-apart.ts` alone starts this file. */
const file: ReadOf = workerData;
const port = parentPort;

async function read(): Promise<void> {
  const facts = new FactsNoted();
  let rows: FileRow[] = [];
  for await (const row of readFile(file, facts)) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    await tell({ rows });
    rows = [];
  }
  if (rows.length > 0) await tell({ rows });
  await tell({ facts: facts.facts() });
}

/** Waits for the next request, so that reading never runs ahead of writing. */
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
