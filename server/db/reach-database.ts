import { Client } from 'pg';
import { StartRefused } from '#server/core/start-refused.ts';

const longestWait = 10_000;

const reasons: Readonly<Record<string, string>> = {
  '28P01': 'it does not take this name and password',
  '28000': 'it does not take this name and password',
  '3D000': 'it has no database of this name',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no machine of this name',
  EAI_AGAIN: 'there is no machine of this name',
};

/** Throws StartRefused, without the password, when the database of `DATABASE_URL` does not answer. */
export async function refuseUnreachable(url: string): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: longestWait });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new StartRefused(
      `The database ${placeOf(url)}cannot be used, ${reasonOf(error)}: check DATABASE_URL.`,
    );
  } finally {
    await client?.end().catch(() => undefined);
  }
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return `${host}${pathname} `;
}

function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return reasons[code] ?? (message.split('\n')[0] || code || 'it does not answer');
}
