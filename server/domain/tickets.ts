import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../context.ts';
import { serverKeys, spentTickets } from '../db/schema/sign-in.ts';
import { fingerprint, newSecret } from './secrets.ts';

/** Signed facts that a browser carries and cannot change: good for one purpose, a short time and one use. */
export type TicketFacts = Readonly<Record<string, number | string>>;

const content = v.object({
  purpose: v.string(),
  expiresAt: v.number(),
  /** Makes every ticket a different one. */
  salt: v.string(),
  facts: v.record(v.string(), v.union([v.number(), v.string()])),
});

const keyName = 'tickets';
const keys = new WeakMap<AppContext, Promise<string>>();

/** One key for all servers of an installation: who is first makes it. */
function signingKey(app: AppContext): Promise<string> {
  const known = keys.get(app) ?? loadKey(app);
  keys.set(app, known);
  // A database that was away must not be remembered as a key that failed.
  known.catch(() => keys.delete(app));
  return known;
}

async function loadKey({ db }: AppContext): Promise<string> {
  await db.insert(serverKeys).values({ name: keyName, key: newSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, keyName));
  if (!row) throw new Error('The key for tickets is not there.');
  return row.key;
}

async function sign(app: AppContext, body: string): Promise<Buffer> {
  return createHmac('sha256', await signingKey(app))
    .update(body)
    .digest();
}

export async function issueTicket(
  app: AppContext,
  purpose: string,
  facts: TicketFacts,
  seconds: number,
): Promise<string> {
  const expiresAt = app.now().getTime() + seconds * 1000;
  const body = Buffer.from(
    JSON.stringify({ purpose, expiresAt, salt: newSecret().slice(0, 16), facts }),
  ).toString('base64url');
  return `${body}.${(await sign(app, body)).toString('base64url')}`;
}

/** The facts of a ticket of ours for this purpose that still holds; null for any other text. */
export async function readTicket(
  app: AppContext,
  purpose: string,
  ticket: string,
): Promise<TicketFacts | null> {
  const [body = '', signature = ''] = ticket.split('.');
  const expected = await sign(app, body);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = v.parse(content, JSON.parse(Buffer.from(body, 'base64url').toString()));
  return read.purpose === purpose && read.expiresAt > app.now().getTime() ? read.facts : null;
}

/** Uses a ticket up; false when somebody did before, of two at once for one of them. */
export async function spendTicket(app: AppContext, ticket: string, seconds: number): Promise<boolean> {
  const now = app.now().getTime();
  await app.db.delete(spentTickets).where(lt(spentTickets.expiresAt, new Date(now)));
  // The body alone: the last characters of a signature can be written in more than one way.
  const ticketHash = fingerprint(ticket.split('.')[0] ?? '');
  const spent = await app.db
    .insert(spentTickets)
    .values({ ticketHash, expiresAt: new Date(now + seconds * 1000) })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}
