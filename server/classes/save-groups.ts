import type { saveRefusals } from '#contract/classes/classes.refusals.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { ChangedRows } from '#contract/core/rows.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { changeRows, type RowToChange } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { addParts, type ChangeRow, renameGroup, renamePart } from './groups.ts';
import { tellOfClasses } from './hints.ts';
import type { GroupsOf } from './queries/change-groups.ts';
import { reachSchoolToChange } from './school.policy.ts';

type Saving = SignedInContext<ReasonsOf<typeof saveRefusals>>;

interface OfSchool {
  readonly school_id: number;
}

interface SaveName extends OfSchool, RowToChange {
  readonly formSession: string;
  readonly name: string;
}

const saved = (data: { id: number; version: number }[]) => ({ success: 'true' as const, data });

export async function saveName(scene: Saving, kind: GroupKind, input: SaveName) {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  return withIdempotencyKey(scene, input.formSession, async () =>
    saved([{ id: input.id, version: await renameGroup(scene, scene.db, { schoolId, kind }, input) }]),
  );
}

interface SaveParts extends OfSchool, RowToChange {
  readonly formSession: string;
  readonly group_id: number;
  readonly names: readonly string[];
}

export async function saveParts(scene: Saving, kind: GroupKind, input: SaveParts) {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const of = { schoolId, kind };
  const { id, version, names, group_id } = input;
  return withIdempotencyKey(scene, input.formSession, async () => {
    if (id === 0) return saved(await addParts(scene, of, group_id, names));
    const [name = ''] = names;
    return saved([{ id, version: await renamePart(scene, of, group_id, { id, version, name }) }]);
  });
}

interface RowsOfSchool extends OfSchool {
  readonly rows: readonly RowToChange[];
}

export async function changeGroups<Changing extends SignedInContext<'demo_school'>>(
  scene: Changing,
  kind: GroupKind,
  input: RowsOfSchool,
  change: (scene: Changing, of: GroupsOf) => ChangeRow,
): Promise<ChangedRows> {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const changed = await changeRows(scene.db, input.rows, change(scene, { schoolId, kind }));
  tellOfClasses(scene, schoolId);
  return changed;
}
