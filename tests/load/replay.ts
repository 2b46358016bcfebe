import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { Pool, type PoolClient, types } from 'pg';
import type { Statement } from './recording.ts';

/**
 * What the product's answers are compared with: a bare fastify handler that sends the statements a question was
 * recorded with, in the same order, and answers their rows. It knows no session, no rights and no schema.
 */
const questions = JSON.parse(await readFile(process.env.QUESTIONS_FILE ?? '', 'utf8')) as Statement[][];
const asText = (text: string) => text;
types.setTypeParser(types.builtins.DATE, asText);
types.setTypeParser(types.builtins.TIMESTAMPTZ, asText);
types.setTypeParser(types.builtins.INT8, Number);
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });

async function run(client: Pool | PoolClient, statements: readonly Statement[]): Promise<object[]> {
  const answers: object[] = [];
  for (const { values, ...statement } of statements)
    answers.push((await client.query(values ? { ...statement, values: [...values] } : statement)).rows);
  return answers;
}

const http = fastify();
http.route<{ Params: { index: string } }>({
  method: 'POST',
  url: '/:index',
  handler: async (request) => {
    const statements = questions[Number(request.params.index)] ?? [];
    if (statements.length < 2) return run(pool, statements);
    const client = await pool.connect();
    try {
      return await run(client, statements);
    } finally {
      client.release();
    }
  },
});
console.log(`ready at ${await http.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
