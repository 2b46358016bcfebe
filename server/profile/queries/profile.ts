import { and, eq, ne } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { ProfileField, ProfileOwner, ProfileValues } from '#contract/profile/profile-rights.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services } from '#server/core/context.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { settingsOf } from '#server/schools/index.ts';
import { profiles } from '../schema.ts';

/** The caller, or a person whom the office looks at. */
export interface ProfileOf {
  readonly id: number;
  readonly school: { readonly id: number };
}

/** Reads settings and partner from the database, so that a change applies at once. */
export async function ownerOf(db: Queryable, actor: Actor): Promise<ProfileOwner> {
  const [school] = await db
    .select({ partnerKey: schools.partnerKey, partnerMessage: schools.partnerMessage })
    .from(schools)
    .where(eq(schools.id, actor.school.id));
  return {
    role: actor.role,
    isDemoSchool: actor.school.isDemo,
    isPartner: school !== undefined && (school.partnerKey !== '' || school.partnerMessage !== ''),
    settings: await settingsOf(db, actor.school.id),
  };
}

const nothingYet = {
  mobile: '',
  alternateContact: '',
  gender: '',
  birthDate: null,
  pictureId: null,
  pictureKey: null,
  smallPictureKey: null,
  strength: '',
  tools: '',
  accessId: '',
  accessType: '',
};

export const addressOf = (pictureId: string | null): string => (pictureId ? `/portraits/${pictureId}` : '');

/** For the session; '': none. */
export async function smallPictureOf(db: Queryable, of: ProfileOf): Promise<string> {
  const [row] = await db
    .select({ pictureId: profiles.pictureId })
    .from(profiles)
    .where(and(eq(profiles.schoolId, of.school.id), eq(profiles.personId, of.id)));
  return row?.pictureId ? `${addressOf(row.pictureId)}/small` : '';
}

/** `lock` blocks other saves. */
export async function readProfile(db: Queryable, of: ProfileOf, lock = false) {
  const query = db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, of.school.id), eq(people.id, of.id)));
  const [person] = lock ? await query.for('update') : await query;
  if (!person) throw notFound();
  const [row] = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.schoolId, of.school.id), eq(profiles.personId, of.id)));
  const profile = row ?? nothingYet;
  const values: ProfileValues = {
    firstName: person.firstName,
    lastName: person.lastName,
    mobile: profile.mobile,
    alternateContact: profile.alternateContact,
    email: person.email,
    gender: profile.gender,
  };
  return { person, profile, values, picture: addressOf(profile.pictureId) };
}

/** In the school's order. */
export function membershipsOf(db: Queryable, of: ProfileOf, kind: GroupKind) {
  return db
    .select({
      grade_id: grades.id,
      grade_name: grades.name,
      division_id: divisions.id,
      division_name: divisions.name,
    })
    .from(memberships)
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(
      and(eq(memberships.schoolId, of.school.id), eq(memberships.personId, of.id), eq(grades.kind, kind)),
    )
    .orderBy(grades.position, divisions.name);
}

/** The first active admin, for teachers to ask; '': none. */
export async function schoolAdminOf(db: Queryable, of: ProfileOf): Promise<string> {
  const [admin] = await db
    .select({ firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(
      and(
        eq(people.schoolId, of.school.id),
        eq(people.role, roles.schoolAdmin),
        eq(people.isActive, true),
        ne(people.id, of.id),
      ),
    )
    .orderBy(people.id)
    .limit(1);
  return admin ? `${admin.firstName} ${admin.lastName}`.trim() : '';
}

type ProfileRow = typeof profiles.$inferInsert;

const peopleFields: readonly ProfileField[] = ['firstName', 'lastName', 'email'];

/** Returns the new version. */
export async function writeProfile(
  app: Services,
  db: Queryable,
  actor: Actor,
  changes: {
    readonly version: number;
    readonly values: Partial<ProfileValues>;
    readonly picture?: Pick<ProfileRow, 'pictureId' | 'pictureKey' | 'smallPictureKey'>;
  },
): Promise<number> {
  const entries = Object.entries(changes.values) as [ProfileField, string][];
  const ofPeople = Object.fromEntries(entries.filter(([field]) => peopleFields.includes(field)));
  const ofProfile = Object.fromEntries(entries.filter(([field]) => !peopleFields.includes(field)));
  const version = changes.version + 1;
  await db
    .update(people)
    .set({ ...ofPeople, version })
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)));
  const row = { ...ofProfile, ...changes.picture, updatedAt: app.now() };
  await db
    .insert(profiles)
    .values({ schoolId: actor.school.id, personId: actor.id, ...row })
    .onConflictDoUpdate({ target: [profiles.schoolId, profiles.personId], set: row });
  return version;
}

/** Only of a person of this school. */
export async function findPictureKey(
  db: Queryable,
  schoolId: number,
  pictureId: string,
  part: 'pictureKey' | 'smallPictureKey',
): Promise<string | null> {
  const [row] = await db
    .select({ key: profiles[part] })
    .from(profiles)
    .where(and(eq(profiles.schoolId, schoolId), eq(profiles.pictureId, pictureId)));
  return row?.key ?? null;
}
