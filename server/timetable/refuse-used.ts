import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { countUses } from './queries/entries.ts';

interface Change {
  readonly isRemoved: boolean;
  readonly scene: Pick<SignedInContext, 'app' | 'actor'> &
    Refusing<{
      readonly code: 'in_use';
      readonly params: { readonly count: number };
    }>;
}

/** Throws if lessons of today or later use the row. */
export const refuseUsed =
  (use: (id: number) => Parameters<typeof countUses>[2]) =>
  async (db: Queryable, { id }: { readonly id: number }, { isRemoved, scene }: Change): Promise<void> => {
    if (!isRemoved) return;
    const { app, actor, refuse } = scene;
    const today = schoolDay(app.now(), actor.school.timeZone);
    const count = await countUses(db, actor.school.id, use(id), today);
    if (count > 0) throw refuse('in_use', { params: { count } });
  };
