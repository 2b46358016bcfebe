import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from './context.ts';
import { auditLog } from './schema.ts';

type Who = { readonly id: number; readonly school: { readonly id: number } } | null;
type Details = Readonly<Record<string, string | number | readonly number[]>>;

/** Writes in the caller's transaction: what must outlive a refusal is written before it, or in a part of its own. */
export async function audit(
  { app, db }: Pick<UnitOfWork, 'app' | 'db'>,
  actor: Who,
  action: string,
  details: Details,
): Promise<void> {
  await db.insert(auditLog).values({
    schoolId: actor?.school.id ?? 0,
    id: randomUUID(),
    at: app.now(),
    personId: actor?.id ?? null,
    action,
    details,
  });
}
