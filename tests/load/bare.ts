import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Pool, type PoolClient, types } from 'pg';
import { fingerprint } from '#server/auth/secrets.ts';
import type { RecordedCalls, Statement } from './recording.ts';

/**
 * The handler the product is compared with: JSON in, the statements that the product's call was recorded with,
 * JSON out, and nothing else. Like the product it remembers for a second whom a token speaks for.
 */
const calls = JSON.parse(await readFile(process.env.CALLS_FILE ?? '', 'utf8')) as RecordedCalls;
const asText = (text: string) => text;
types.setTypeParser(types.builtins.DATE, asText);
types.setTypeParser(types.builtins.TIMESTAMPTZ, asText);
types.setTypeParser(types.builtins.INT8, Number);
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });

type Row = Record<string, unknown>;
type Fields = Record<string, string>;
const knownUntil = new Map<string, number>();

async function run(client: Pool | PoolClient, statement: Statement, fields: Fields): Promise<Row[]> {
  if (!statement.values) return (await client.query<Row>(statement.text)).rows;
  const values = statement.values.map(
    (value) => value?.replace(/\{(\w+)\}/g, (all, name: string) => fields[name] ?? all) ?? null,
  );
  return (await client.query<Row>({ ...statement, values })).rows;
}

async function answer(path: string, bearer: string, text: string): Promise<object> {
  const call = calls[path];
  if (!call) throw new Error(`Not recorded: ${path}`);
  const fields: Fields = { ...(JSON.parse(text) as Fields), token: fingerprint(bearer) };
  await requireActor(call.actor, fields);
  if (call.statements.length === 1) return listAnswer(await runAll(pool, call.statements, fields));
  const client = await pool.connect();
  try {
    return savedAnswer(await runAll(client, call.statements, fields));
  } finally {
    client.release();
  }
}

async function requireActor(statement: Statement, fields: Fields): Promise<void> {
  const token = fields.token ?? '';
  if ((knownUntil.get(token) ?? 0) > Date.now()) return;
  if ((await run(pool, statement, fields)).length === 0) throw new Error('unauthorized');
  knownUntil.set(token, Date.now() + 1000);
}

/** The rows with notices in them; the id of a new notice is known to the statements after it. */
async function runAll(client: Pool | PoolClient, statements: readonly Statement[], fields: Fields) {
  let notices: Row[] = [];
  for (const statement of statements) {
    const rows = await run(client, statement, fields);
    if (rows.length === 0 || !statement.text.includes('"notices"')) continue;
    notices = rows;
    fields.id = String(rows[0]?.id);
  }
  return notices;
}

function savedAnswer([notice]: Row[]): object {
  return {
    success: 'true',
    information: 'Notice has been shared.',
    data: { id: notice?.id, version: 1 },
  };
}

function listAnswer(rows: Row[]): object {
  const today = new Date().toISOString().slice(0, 10);
  const result = rows.map((row) => ({
    id: row.id,
    title: row.title,
    share_date: row.share_date ?? '',
    due_date: row.due_date ?? '',
    isActive: row.is_active ? 1 : 0,
    created_by: row.created_by,
    firstName: row.first_name,
    lastName: row.last_name,
    school_status: row.school_status,
    ict_status: row.ict_status,
    is_scheduled: String(row.visible_from) > today ? 1 : 0,
    count: row.count,
  }));
  return { success: 'true', data: { result, count: rows[0]?.count ?? 0 } };
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const bearer = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const send = (status: number, body: object) => {
      const text = JSON.stringify(body);
      response
        .writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        })
        .end(text);
    };
    answer(request.url ?? '', bearer, Buffer.concat(chunks).toString()).then(
      (body) => send(200, body),
      (error: unknown) => send(500, { error: String(error) }),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
process.once('SIGTERM', () => process.exit(0));
