import type { ChangedRows, GroupKind } from '#contract';
import { changeRows, type RowToChange } from '#server/core/change-rows.ts';
import { oncePerFormSession } from '#server/core/form-sessions.ts';
import type { SignedInScene } from '#server/core/scene.ts';
import { addParts, type ChangeRow, renameGroup, renamePart } from './groups.ts';
import { tellOfClasses } from './hints.ts';
import type { GroupsOf } from './queries/change-groups.ts';
import { reachSchoolToChange } from './school.policy.ts';

/** What calls of classes and calls of clubs do alike. */

interface OfSchool {
  readonly school_id: number;
}

interface SaveName extends OfSchool, RowToChange {
  readonly formSession: string;
  readonly name: string;
}

const saved = (data: { id: number; version: number }[]) => ({ success: 'true' as const, data });

export async function saveName(scene: SignedInScene, kind: GroupKind, input: SaveName) {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  return oncePerFormSession(scene, input.formSession, async () =>
    saved([{ id: input.id, version: await renameGroup(scene, scene.db, { schoolId, kind }, input) }]),
  );
}

interface SaveParts extends OfSchool, RowToChange {
  readonly formSession: string;
  readonly group_id: number;
  readonly names: readonly string[];
}

/** */
export async function saveParts(scene: SignedInScene, kind: GroupKind, input: SaveParts) {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const of = { schoolId, kind };
  const { id, version, names, group_id } = input;
  return oncePerFormSession(scene, input.formSession, async () => {
    if (id === 0) return saved(await addParts(scene, of, group_id, names));
    const [name = ''] = names;
    return saved([{ id, version: await renamePart(scene, of, group_id, { id, version, name }) }]);
  });
}

interface RowsOfSchool extends OfSchool {
  readonly rows: readonly RowToChange[];
}

/** Removes or brings back what `change` says. */
export async function changeGroups(
  scene: SignedInScene,
  kind: GroupKind,
  input: RowsOfSchool,
  change: (of: GroupsOf, now: Date) => ChangeRow,
): Promise<ChangedRows> {
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const changed = await changeRows(scene.db, input.rows, change({ schoolId, kind }, scene.app.now()));
  tellOfClasses(scene, schoolId);
  return changed;
}
