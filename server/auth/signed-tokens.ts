import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { insertSpentTicket, storedKey } from './queries/tickets.ts';
import { fingerprint, newSecret } from './secrets.ts';

/** Signed facts that a browser carries and cannot change, for one purpose, a short time and one use. */
export type TicketFacts = Readonly<Record<string, number | string>>;

const content = v.object({
  purpose: v.string(),
  expiresAt: v.number(),
  /** Makes every ticket different. */
  salt: v.string(),
  facts: v.record(v.string(), v.union([v.number(), v.string()])),
});

const keyName = 'tickets';

/** One key for all servers of an installation; the first makes it. */
export async function loadTicketKey(db: Queryable): Promise<string> {
  const key = await storedKey(db, keyName, newSecret());
  if (key === undefined) throw new Error('The key for tickets is not there.');
  return key;
}

type Signer = Pick<Services, 'ticketKey' | 'now'>;

function sign({ ticketKey }: Signer, body: string): Buffer {
  return createHmac('sha256', ticketKey).update(body).digest();
}

export function issueSignedToken(app: Signer, purpose: string, facts: TicketFacts, seconds: number): string {
  const expiresAt = app.now().getTime() + seconds * 1000;
  const body = Buffer.from(
    JSON.stringify({ purpose, expiresAt, salt: newSecret().slice(0, 16), facts }),
  ).toString('base64url');
  return `${body}.${sign(app, body).toString('base64url')}`;
}

/** null for any text but a ticket of ours for this purpose that has not expired. */
export function readSignedToken(app: Signer, purpose: string, ticket: string): TicketFacts | null {
  const [body = '', signature = ''] = ticket.split('.');
  const expected = sign(app, body);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = v.parse(content, JSON.parse(Buffer.from(body, 'base64url').toString()));
  return read.purpose === purpose && read.expiresAt > app.now().getTime() ? read.facts : null;
}

/** false when the ticket was used before; of two callers at once, one gets true. */
export function consumeToken(
  unit: Pick<UnitOfWork, 'app' | 'db'>,
  ticket: string,
  seconds: number,
): Promise<boolean> {
  // Only the body counts: the last characters of a signature can be written in more than one way.
  return spendOnce(unit, ticket.split('.')[0] ?? '', seconds);
}

/** Remembers the use for so long; false when it was used before. */
export function spendOnce(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  what: string,
  seconds: number,
): Promise<boolean> {
  return insertSpentTicket(db, fingerprint(what), new Date(app.now().getTime() + seconds * 1000));
}
