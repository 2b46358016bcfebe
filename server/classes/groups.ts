import type { addRefusals, removeRefusals, restoreRefusals } from '#contract/classes/classes.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type RowToChange, refuseStaleRow } from '#server/core/change-rows.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockSchoolRow } from '#server/schools/index.ts';
import { tellOfClasses, tellOfName } from './hints.ts';
import {
  changeGroup,
  changePart,
  countPeople,
  type GroupsOf,
  inGroup,
  inPart,
  insertGroups,
  insertParts,
  lockGroup,
  lockPart,
  namesOfGroups,
  namesOfParts,
} from './queries/change-groups.ts';
import { refusePeople, refuseTakenNames } from './refusals.ts';

type Naming = SignedInContext<ReasonsOf<typeof restoreRefusals>>;
type Removing = SignedInContext<ReasonsOf<typeof removeRefusals>>;

interface NewGroup {
  readonly name: string;
  readonly masterClassId: number | null;
  /** Left out: after all others. */
  readonly position?: number;
}

/** Adds classes or clubs with their parts. */
export async function addGroups(
  scene: SignedInContext<ReasonsOf<typeof addRefusals>>,
  { schoolId, kind }: GroupsOf,
  wanted: readonly NewGroup[],
  parts: readonly string[],
) {
  const { db } = scene;
  await lockSchoolRow(db, schoolId);
  const known = await namesOfGroups(db, { schoolId, kind });
  const mapped = new Set(known.map(({ masterClassId }) => masterClassId));
  // A mapped class exists even if the school renamed it.
  const again = wanted.filter(({ masterClassId }) => masterClassId !== null && mapped.has(masterClassId));
  const names = wanted.map(({ name }) => name);
  refuseTakenNames(
    scene,
    [...known, ...again].map(({ name }) => name),
    names,
  );
  const last = Math.max(0, ...known.map(({ position }) => position));
  const rows = wanted.map(({ name, masterClassId, position }, index) => ({
    schoolId,
    kind,
    name,
    masterClassId,
    position: position ?? last + 1 + index,
  }));
  const added = await insertGroups(db, rows);
  await insertParts(
    db,
    schoolId,
    added.flatMap(({ id }) => parts.map((name) => ({ gradeId: id, name }))),
  );
  tellOfClasses(scene, schoolId);
  return added;
}

export async function renameGroup(
  scene: Naming,
  db: Queryable,
  { schoolId, kind }: GroupsOf,
  { id, version, name }: RowToChange & { readonly name: string },
): Promise<number> {
  await lockSchoolRow(db, schoolId);
  const group = await lockGroup(db, { schoolId, kind }, id);
  if (!group) throw notFound();
  refuseStaleRow(scene, version, group.version);
  const others = (await namesOfGroups(db, { schoolId, kind })).filter((each) => each.id !== id);
  refuseTakenNames(
    scene,
    others.map((each) => each.name),
    [name],
    'name',
  );
  tellOfName(scene, schoolId, id);
  tellOfClasses(scene, schoolId);
  return changeGroup(db, schoolId, id, { name });
}

export async function addParts(
  scene: Naming,
  { schoolId, kind }: GroupsOf,
  groupId: number,
  names: readonly string[],
) {
  const { db } = scene;
  if (!(await lockGroup(db, { schoolId, kind }, groupId))) throw notFound();
  const known = await namesOfParts(db, schoolId, groupId);
  refuseTakenNames(
    scene,
    known.map(({ name }) => name),
    names,
  );
  tellOfClasses(scene, schoolId);
  return insertParts(
    db,
    schoolId,
    names.map((name) => ({ gradeId: groupId, name })),
  );
}

export async function renamePart(
  scene: Naming,
  { schoolId, kind }: GroupsOf,
  groupId: number,
  { id, version, name }: RowToChange & { readonly name: string },
): Promise<number> {
  const { db } = scene;
  const part = await lockPart(db, { schoolId, kind }, id);
  if (part?.groupId !== groupId) throw notFound();
  refuseStaleRow(scene, version, part.version);
  const others = (await namesOfParts(db, schoolId, groupId)).filter((each) => each.id !== id);
  refuseTakenNames(
    scene,
    others.map((each) => each.name),
    [name],
  );
  tellOfName(scene, schoolId, groupId);
  tellOfClasses(scene, schoolId);
  return changePart(db, schoolId, id, { name });
}

/** Removes or restores a row. Returns its new version. */
export type ChangeRow = (db: Queryable, row: RowToChange) => Promise<number>;

/** Archives: what was written to the group stays readable, and its history stays. */
export const removeGroup =
  (scene: Removing, { schoolId, kind }: GroupsOf): ChangeRow =>
  async (db, { id, version }) => {
    const group = await lockGroup(db, { schoolId, kind }, id);
    if (!group) throw notFound();
    refuseStaleRow(scene, version, group.version);
    refusePeople(scene, await countPeople(db, schoolId, inGroup(id)));
    return changeGroup(db, schoolId, id, { archivedAt: scene.app.now() });
  };

export const removePart =
  (scene: Removing, { schoolId, kind }: GroupsOf): ChangeRow =>
  async (db, { id, version }) => {
    const part = await lockPart(db, { schoolId, kind }, id);
    if (!part) throw notFound();
    refuseStaleRow(scene, version, part.version);
    refusePeople(scene, await countPeople(db, schoolId, inPart(id)));
    return changePart(db, schoolId, id, { archivedAt: scene.app.now() });
  };

export const restoreGroup =
  (scene: Naming, { schoolId, kind }: GroupsOf): ChangeRow =>
  async (db, { id, version }) => {
    await lockSchoolRow(db, schoolId);
    const group = await lockGroup(db, { schoolId, kind }, id, true);
    if (!group) throw notFound();
    refuseStaleRow(scene, version, group.version);
    const known = await namesOfGroups(db, { schoolId, kind });
    refuseTakenNames(
      scene,
      known.map(({ name }) => name),
      [group.name],
    );
    return changeGroup(db, schoolId, id, { archivedAt: null });
  };

export const restorePart =
  (scene: Naming, { schoolId, kind }: GroupsOf): ChangeRow =>
  async (db, { id, version }) => {
    const part = await lockPart(db, { schoolId, kind }, id, true);
    if (!part) throw notFound();
    refuseStaleRow(scene, version, part.version);
    const known = await namesOfParts(db, schoolId, part.groupId);
    refuseTakenNames(
      scene,
      known.map(({ name }) => name),
      [part.name],
    );
    return changePart(db, schoolId, id, { archivedAt: null });
  };
