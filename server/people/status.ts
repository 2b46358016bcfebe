import { hasKind } from '#contract/classes/classes.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { PersonStatus } from '#contract/core/person-status.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { ChangedRows } from '#contract/core/rows.ts';
import type { statusRefusals } from '#contract/people/people.refusals.ts';
import { earlierYear, noDivision } from '#contract/people/people.wire.ts';
import { signOutPerson } from '#server/auth/index.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type ChangedRow, changeRows, type RowToChange, refuseStaleRow } from '#server/core/change-rows.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import type { people } from '#server/directory/schema.ts';
import {
  divisionsOfPerson,
  isUnplaced,
  lockSchoolRow,
  type ReachedSchool,
  reachSchool,
} from '#server/schools/index.ts';
import { takeLicence } from './licence.ts';
import { lockMemberships, membershipsOfThisYear, takeMemberships } from './memberships.ts';
import { refuseSelf, refuseUnlessMayWrite } from './policy.ts';
import { findStateBefore, journal, listStatesBeforeLeaving, type PersonKey } from './queries/journal.ts';
import { changeMemberships, listMembershipsBeforeMove } from './queries/memberships.ts';
import { binBegins, lockPerson, statusOf, updatePerson } from './queries/person.ts';

/** `restored`: as they were before they left or went into the bin. */
export type StatusCommand = PersonStatus | 'restored';

interface StatusChange {
  readonly school: ReachedSchool;
  readonly role: Role;
  readonly row: RowToChange;
  readonly wish: StatusCommand;
}

interface StatusInput {
  readonly school_id: number;
  readonly rows: readonly RowToChange[];
}

type StatusScene = SignedInContext<ReasonsOf<typeof statusRefusals>>;

export async function changeStatus(
  scene: StatusScene,
  role: Role,
  input: StatusInput,
  wish: StatusCommand,
): Promise<ChangedRows> {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  // Before any person, as adding people does, so that no deadlock is possible, and no move to the next year passes by.
  if (wish === 'active' || wish === 'restored') await lockSchoolRow(scene.db, school.id);
  if (wish === 'restored') await holdWhatTheyReturnTo(scene.db, school.id, input.rows);
  const changed = await changeRows(scene.db, input.rows, (db, row) =>
    setNotedStatus({ ...scene, db }, { school, role, row, wish }),
  );
  tellOfClasses(scene, school.id);
  return changed;
}

/** Locks the classes before any person. */
async function holdWhatTheyReturnTo(
  db: Queryable,
  schoolId: number,
  rows: readonly RowToChange[],
): Promise<void> {
  const left = await listStatesBeforeLeaving(
    db,
    schoolId,
    rows.map(({ id }) => id),
  );
  const ids = left.flatMap((before) => idsOf(before['places']));
  await lockMemberships(db, schoolId, { divisions: ids, batches: ids });
}

const idsOf = (places: unknown): number[] =>
  Array.isArray(places) ? places.filter((id) => typeof id === 'number') : [];

/**
 * For one row. Students who come back after a move to the next year leave the places they had before it. The note says
 * who is left without a place.
 */
async function setNotedStatus(scene: StatusScene, change: StatusChange): Promise<ChangedRow> {
  const version = await setStatus(scene, change);
  const { school, role, row } = change;
  const comesBack = change.wish === 'active' || change.wish === 'restored';
  if (role !== roles.student || !comesBack || version === row.version) return { version };
  const person = { schoolId: school.id, id: row.id };
  const gone = await listMembershipsBeforeMove(scene.db, person);
  if (gone.length === 0) {
    const ofKind = {
      id: school.id,
      kind: hasKind(school.model, 'grade') ? ('grade' as const) : ('club' as const),
    };
    return (await isUnplaced(scene.db, ofKind, row.id)) ? { version, note: noDivision } : { version };
  }
  const before = (await divisionsOfPerson(scene.db, school.id, row.id)).toSorted((a, b) => a - b);
  const after = before.filter((id) => !gone.includes(id));
  await changeMemberships(scene.db, person, { added: [], gone, reason: 'moved' });
  await journal(scene, scene.actor, person, 'places', { places: before }, { places: after });
  return { version, note: earlierYear };
}

/** Ends sessions. A leaver loses their places; people in the bin keep them. Returns the new version. */
export async function setStatus(
  scene: StatusScene,
  { school, role, row, wish }: StatusChange,
): Promise<number> {
  const { app, db, actor } = scene;
  const person = { schoolId: school.id, id: row.id };
  refuseSelf(scene, person.id);
  const stored = await lockPerson(db, { ...person, role });
  const before = statusOf(stored);
  if (before === 'deleted' && (stored.deletedAt ?? app.now()) < binBegins(app.now())) throw notFound();
  refuseStaleRow(scene, row.version, stored.version);
  const isGone = before === 'left' || before === 'deleted';
  if (wish === before || (wish === 'restored' && !isGone)) return stored.version;
  if (wish === 'restored') return restore(scene, school, role, stored);
  if (isGone && wish !== 'deleted') throw scene.refuse('gone');
  const places = wish === 'left' ? await leaveMemberships(db, school, person) : undefined;
  const version = await write(db, person, stored.version, {
    isActive: wish === 'active',
    ...(wish === 'left' && { leftAt: app.now() }),
    ...(wish === 'deleted' && { deletedAt: app.now() }),
  });
  const kind = wish === 'deleted' ? 'deleted' : 'status';
  const was = places === undefined ? { status: before } : { status: before, places };
  await journal(scene, actor, person, kind, was, { status: wish, ...(places && { places: [] }) });
  if (wish !== 'active') await signOutPerson(scene, actor, { schoolId: school.id, personId: person.id });
  return version;
}

async function leaveMemberships(db: Queryable, school: ReachedSchool, person: PersonKey) {
  const wish = { divisions: [], batches: [] };
  return (await takeMemberships(db, { person, school, wish, reason: 'moved' })).before;
}

async function write(
  db: Queryable,
  person: PersonKey,
  version: number,
  values: Partial<typeof people.$inferInsert>,
): Promise<number> {
  await updatePerson(db, person, { ...values, version: version + 1 });
  return version + 1;
}

/** A leaver gets this year's places back that are still offered. A leaver from the bin stays a leaver. */
async function restore(
  scene: StatusScene,
  school: ReachedSchool,
  role: Role,
  stored: typeof people.$inferSelect,
): Promise<number> {
  const { db, actor } = scene;
  const person = { schoolId: school.id, id: stored.id };
  const gone = statusOf(stored);
  const was = await findStateBefore(db, person, gone);
  const isLeaver = gone === 'deleted' && stored.leftAt !== null;
  if (!isLeaver) await takeLicence(scene, school.id, role);
  const status = isLeaver ? 'left' : was['status'] === 'inactive' ? 'inactive' : 'active';
  if (gone === 'left') await returnToPlaces(db, school, person, was['places']);
  const version = await write(db, person, stored.version, {
    isActive: status === 'active',
    deletedAt: null,
    ...(!isLeaver && { leftAt: null }),
  });
  await journal(scene, actor, person, 'restored', { status: gone }, { status });
  return version;
}

async function returnToPlaces(
  db: Queryable,
  school: ReachedSchool,
  person: PersonKey,
  places: unknown,
): Promise<void> {
  const wish = await membershipsOfThisYear(db, school, person, idsOf(places));
  await takeMemberships(db, { person, school, wish, reason: 'moved' });
}
