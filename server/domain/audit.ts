import { randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema/session.ts';
import type { SignedInScene } from '../pipeline.ts';

type Who = { readonly id: number; readonly school: { readonly id: number } } | null;
type Details = Readonly<Record<string, string | number>>;

/** Writes down, outside the call's transaction, something that must stay known even though the call is refused. */
export async function audit(app: AppContext, actor: Who, action: string, details: Details): Promise<void> {
  await write(app.db, app.now(), actor, action, details);
}

/** Writes down what the call does, together with it or not at all. */
export async function auditDone(
  { app, db, actor }: Pick<SignedInScene, 'app' | 'db' | 'actor'>,
  action: string,
  details: Details,
): Promise<void> {
  await write(db, app.now(), actor, action, details);
}

async function write(db: Queryable, at: Date, actor: Who, action: string, details: Details): Promise<void> {
  await db.insert(auditLog).values({
    schoolId: actor?.school.id ?? 0,
    id: randomUUID(),
    at,
    personId: actor?.id ?? null,
    action,
    details,
  });
}
