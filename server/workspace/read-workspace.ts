import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { findReadable } from './queries/workspaces.ts';

/** Throws 404 if the caller may not read it. */
export async function readWorkspace(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  workspaceId: number,
) {
  const found = await findReadable(db, actor, workspaceId);
  if (!found) throw notFound();
  return found;
}
