import { randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { auditLog } from '../db/schema/session.ts';

/** Writes down, outside the call's transaction, something that must stay known even though the call is refused. */
export async function audit(
  app: AppContext,
  actor: { readonly id: number; readonly school: { readonly id: number } } | null,
  action: string,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  await app.db.insert(auditLog).values({
    schoolId: actor?.school.id ?? 0,
    id: randomUUID(),
    at: app.now(),
    personId: actor?.id ?? null,
    action,
    details,
  });
}
