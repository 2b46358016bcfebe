import type { Actor } from '#server/core/actor.ts';
import type { Services } from '#server/core/context.ts';
import type { Queryable } from '../db/database.ts';

export async function findFile({ offers, now }: Services, db: Queryable, actor: Actor, fileId: string) {
  for (const read of offers.files) {
    const file = await read(db, actor, fileId, now());
    if (file) return file;
  }
  return undefined;
}
