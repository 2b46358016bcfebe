import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { findReadable } from './queries/workspaces.ts';

/** A workspace that the caller may read, with whose it is; any other answers 404. */
export async function readWorkspace(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  workspaceId: number,
) {
  const found = await findReadable(db, actor, workspaceId);
  if (!found) throw notFound();
  return found;
}
