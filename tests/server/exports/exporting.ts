import { read, utils } from 'xlsx';
import type { ExportRow, StartExport } from '#contract/exports/exports.wire.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobRunner } from '#server/jobs/runner.ts';
import type { Client, TestServer } from '../test-server.ts';

/** Students of the caller's school with these columns. */
export const studentsAs = (
  format: StartExport['format'],
  query: Extract<StartExport['list'], { kind: 'students' }>['query'] = {},
): StartExport => ({
  list: { kind: 'students', query },
  format,
  name: 'Students',
  columns: [
    { id: 'name', header: 'Name' },
    { id: 'user_id', header: 'Username' },
    {
      id: 'status',
      header: 'Status',
      words: [
        { code: 'active', word: 'Active' },
        { code: 'inactive', word: 'Off' },
      ],
    },
  ],
});

/** Does the jobs that wait, where the server's own runner was stopped. */
export async function runJobs({ server }: TestServer): Promise<void> {
  const runner = startJobRunner(server.app, jobHandlers);
  await runner.drain();
  await runner.stop();
}

export async function exportOf(client: Client, id: number): Promise<ExportRow | undefined> {
  return (await client.ok('get-my-exports', {})).data.find((row) => row.id === id);
}

export async function fileOf(
  { server }: TestServer,
  { token }: Client,
  id: number,
): Promise<{ status: number; bytes: Buffer; name: string }> {
  const response = await fetch(`${server.address}/api/v1/download-export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id }),
  });
  return {
    status: response.status,
    bytes: Buffer.from(await response.arrayBuffer()),
    name: response.headers.get('content-disposition') ?? '',
  };
}

/** The cells of the one sheet, as a spreadsheet program reads them. */
export function cellsOf(bytes: Buffer): unknown[][] {
  const book = read(bytes, { cellDates: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '' }) : [];
}
