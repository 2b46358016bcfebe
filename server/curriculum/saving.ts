import type { ReasonsOf } from '#contract';
import type { ContentEntity } from '#contract/curriculum/content.wire.ts';
import type { saveRefusals } from '#contract/curriculum/curriculum.refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { notFound } from '#server/core/refusal.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import { inSavepoint } from '#server/db/database.ts';
import { type LockedRow, lockRow } from './entities.ts';
import { houseOf } from './queries/house.ts';

type SaveReasons = ReasonsOf<typeof saveRefusals>;
type SaveScene = SignedInContext<SaveReasons>;

interface Saving {
  readonly of: ContentEntity;
  readonly input: { readonly id: number; readonly version: number; readonly formSession: string };
  /** What must be unique, and the field it stands in. */
  readonly name: string;
  readonly field: 'name' | 'title';
  /** What the row belongs to; held meanwhile, and removed it takes nothing. */
  readonly parent?: { readonly of: ContentEntity; readonly id: number };
  /** Writes the row and all that hangs on it; null: a new one. */
  readonly write: (row: LockedRow | null) => Promise<{ readonly id: number; readonly version: number }>;
}

/**
 * One save of a form of content: once per form session, never over somebody else's, never under a name that is taken,
 * and written down for later.
 */
export async function saveContent(scene: SaveScene, saving: Saving) {
  const { db, actor, refuse } = scene;
  const { of, input, name, field, parent, write } = saving;
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const house = houseOf(scene);
    if (parent && ((await lockRow(db, house, parent.of, parent.id))?.removed ?? true)) throw notFound();
    const row = input.id === 0 ? null : await lockRow(db, house, of, input.id);
    if (row === undefined || row?.removed || (row && parent && row.parentId !== parent.id)) throw notFound();
    if (row) refuseStaleRow(scene, input.version, row.version);
    const saved = await orTaken(() => inSavepoint(db, () => write(row)));
    await audit(scene, actor, `content.${row ? 'changed' : 'added'}`, { of, id: saved.id });
    return saved;
  });
  return { success: 'true' as const, data };

  async function orTaken<Saved>(work: () => Promise<Saved>): Promise<Saved> {
    try {
      return await work();
    } catch (error) {
      if (!isNameIndex(brokenUniqueIndex(error))) throw error;
      const taken = { code: 'name_taken', params: { name } } as const;
      throw refuse('name_taken', { params: taken.params, issues: { [field]: taken } });
    }
  }
}

/** Indexes that keep names apart end so. */
export const isNameIndex = (index: string | null): boolean => index !== null && /_(name|title)$/.test(index);
