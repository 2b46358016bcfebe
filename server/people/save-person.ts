import type { Role } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { editRefusals, recordRefusals } from '#contract/people/people.refusals.ts';
import type { pictureRefusals } from '#contract/profile/profile.refusals.ts';
import type { SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import { type Refusing, unavailable } from '#server/core/refusal.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import { inSavepoint, type Queryable } from '#server/db/database.ts';
import type { people } from '#server/directory/schema.ts';
import { releaseBytes, removeBytes, settleBytes } from '#server/files/pending-bytes.ts';
import { type KeptPicture, keepPicture, keysOfPicture } from '#server/profile/index.ts';
import type { profiles } from '#server/profile/schema.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { freeLoginName } from './login-names.ts';
import { type MembershipCommand, setMemberships } from './memberships.ts';
import { changedFields, journal, type PersonKey } from './queries/journal.ts';
import { findByAdmissionNo, updatePerson, writeProfile } from './queries/person.ts';
import { columnsOf, type PersonRecord, recordOf } from './record.ts';

/** Stores the picture during `work`, and removes it afterwards if no row names it. */
export async function withPicture<T>(
  scene: SignedInParts<ReasonsOf<typeof pictureRefusals>>,
  base64: string | undefined,
  work: (
    picture: KeptPicture | undefined,
  ) => Promise<{ readonly answer: T; readonly unused: readonly (string | null)[] }>,
): Promise<T> {
  const { app, part } = scene;
  const picture = base64 ? await keepPicture(scene, base64) : undefined;
  try {
    const { answer, unused } = await work(picture);
    await part(({ db }) => removeBytes(app, db, unused));
    return answer;
  } catch (error) {
    if (picture) await part(({ db }) => removeBytes(app, db, keysOfPicture(picture)));
    throw error;
  }
}

const noPicture = { pictureId: null, pictureKey: null, smallPictureKey: null };

export interface PersonEdit {
  readonly school: ReachedSchool;
  /** As stored and locked. */
  readonly row: typeof people.$inferSelect;
  readonly profile: typeof profiles.$inferSelect | null;
  /** As the caller saw them. */
  readonly version: number | undefined;
  readonly record: PersonRecord;
  readonly places: MembershipCommand;
  /** null: remove it; undefined: keep it. */
  readonly picture: KeptPicture | null | undefined;
}

/** Writes the differences with places and picture. Returns the new version and the released bytes. */
export async function savePerson(scene: SignedInContext<ReasonsOf<typeof editRefusals>>, edit: PersonEdit) {
  const { app, db, actor } = scene;
  const { school, row, profile, picture, record } = edit;
  const person: PersonKey = { schoolId: school.id, id: row.id };
  refuseStaleRow(scene, edit.version ?? row.version, row.version);
  const places = await setMemberships(scene, { person, school, wish: edit.places, reason: 'moved' });
  // Restoring brings old places back, so a person who is gone must not get new ones.
  const isGone = row.leftAt !== null || row.deletedAt !== null;
  if (isGone && places.after.some((id) => !places.before.includes(id))) throw scene.refuse('gone');
  const before = { ...recordOf(row, profile), places: places.before, picture: profile?.pictureId ?? null };
  const shown = picture === undefined ? before.picture : (picture?.pictureId ?? null);
  const changes = changedFields(before, { ...record, places: places.after, picture: shown });
  const names = Object.keys(changes.after);
  if (names.length === 0) return { version: row.version, unused: [] };
  const { ofPeople, ofProfile } = columnsOf(record);
  const version = row.version + 1;
  const role = row.role === roles.faculty ? roles.faculty : roles.student;
  await refusingTaken(scene, school, record, role, () => updatePerson(db, person, { ...ofPeople, version }));
  const kept = picture === undefined ? {} : (picture ?? noPicture);
  await writeProfile(db, person, { ...ofProfile, ...kept, updatedAt: app.now() });
  await settleBytes(db, picture ? keysOfPicture(picture) : []);
  const unused = picture !== undefined && profile ? keysOfPicture(profile) : [];
  await releaseBytes(app, db, unused);
  const kind = names.join() === 'places' ? 'places' : 'edited';
  await journal({ app, db }, actor, person, kind, changes.before, changes.after);
  return { version, unused };
}

/** Turns a taken login name, or number within school and role, into a refusal. */
export async function refusingTaken<T>(
  { db, refuse }: { readonly db: Queryable } & Refusing<ReasonsOf<typeof recordRefusals>>,
  school: { readonly id: number },
  record: PersonRecord,
  role: Role,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await inSavepoint(db, write);
  } catch (error) {
    const index = brokenUniqueIndex(error);
    if (index === 'people_login_name') {
      const free = await freeLoginName(db, school.id, role);
      const params = { name: record.user_id, free };
      throw refuse('login_taken', { params, issues: { user_id: { code: 'login_taken', params } } });
    }
    if (index === 'people_admission_no') {
      const params = await holderOf(db, school.id, role, record.admission_no);
      throw refuse('admission_taken', {
        params,
        issues: { admission_no: { code: 'admission_taken', params } },
      });
    }
    throw error;
  }
}

async function holderOf(db: Queryable, schoolId: number, role: Role, admissionNo: string) {
  const row = await findByAdmissionNo(db, schoolId, role, admissionNo);
  // The name was given back just now.
  if (!row) throw unavailable();
  const name = `${row.firstName} ${row.lastName}`.trim();
  return row.deletedAt
    ? { holder: name, where: 'bin' as const }
    : { holder: `${name} (${row.loginName})`, where: 'here' as const };
}
