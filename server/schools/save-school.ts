import { groupKindOf } from '#contract/core/group-kinds.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SchoolFields } from '#contract/schools/school.rules.ts';
import type { placeRefusals } from '#contract/schools/schools.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasPlacedStudents } from './queries/placed.ts';
import { cityNamed, findCity, findCountry, findState } from './queries/places.ts';
import { type SchoolColumns, type StoredSchool, sharesWithOther } from './queries/schools.ts';
import { saveSettings, settingsOf } from './queries/settings.ts';
import { fieldsOfSchool } from './school.presenter.ts';
import { tellOfSettings } from './tell-settings.ts';

type PlaceScene = Pick<SignedInContext<ReasonsOf<typeof placeRefusals>>, 'db' | 'refuse'>;

const limit = (text: string) => (text === '' ? null : Number(text));

/** Checks the place, and adds a new city. */
export async function columnsOf(
  scene: PlaceScene,
  fields: SchoolFields,
): Promise<SchoolColumns & Pick<StoredSchool, 'countryId' | 'stateId'>> {
  return {
    name: fields.school_name,
    shortName: fields.school_short_name,
    address: fields.school_address,
    description: fields.description,
    ...(await placeOf(scene, fields)),
    model: Number(fields.is_model1),
    timeZone: fields.time_zone,
    academicYear: fields.academic_year,
    yearStartMonth: Number(fields.year_start_month),
    isDemo: fields.is_demo_school,
    isPaid: fields.paid_status,
    licenceUntil: fields.licence_until || null,
    adminLimit: limit(fields.admin_limit),
    facultyLimit: limit(fields.faculty_limit),
    studentLimit: limit(fields.student_limit),
  };
}

/** State within country, city within state; 0: unknown. */
async function placeOf(scene: PlaceScene, { country_id, state_id, city_id, city_name }: SchoolFields) {
  const { db, refuse } = scene;
  const none = { countryId: 0, stateId: 0, cityId: 0 };
  if (country_id === null) {
    if (state_id !== null || city_id !== null || city_name !== '')
      throw refuse('unknown_place', { issues: { country_id: 'country_first' } });
    return none;
  }
  const country = await findCountry(db, country_id);
  if (!country) throw refuse('unknown_place', { issues: { country_id: 'country_unknown' } });
  if (state_id === null) {
    if (city_id !== null || city_name !== '')
      throw refuse('unknown_place', { issues: { state_id: 'state_first' } });
    return { ...none, countryId: country_id };
  }
  const state = await findState(db, country_id, state_id);
  if (!state) throw refuse('unknown_place', { issues: { state_id: 'state_elsewhere' } });
  const cityId =
    city_name === '' ? await knownCity(scene, state_id, city_id) : await cityNamed(db, state_id, city_name);
  return { countryId: country_id, stateId: state_id, cityId };
}

async function knownCity(
  { db, refuse }: PlaceScene,
  stateId: number,
  cityId: number | null,
): Promise<number> {
  if (cityId === null) return 0;
  const city = await findCity(db, stateId, cityId);
  if (!city) throw refuse('unknown_place', { issues: { city_id: 'city_elsewhere' } });
  return city.id;
}

/** Notices name grades or clubs, so a school with notices cannot change to the other kind. */
export async function refuseOtherFamily(
  { db, refuse }: Pick<SignedInContext<'model_in_use'>, 'db' | 'refuse'>,
  school: StoredSchool,
  model: number,
): Promise<void> {
  const kind = groupKindOf(model);
  if (groupKindOf(school.model) === kind || !(await sharesWithOther(db, school.id, kind))) return;
  throw refuse('model_in_use', { issues: { is_model1: 'model_in_use' } });
}

/** [PR-04] The year of a school with students changes only by a move. */
export async function refuseOtherYear(
  { db, refuse }: Pick<SignedInContext<'year_by_move'>, 'db' | 'refuse'>,
  school: StoredSchool,
  year: string,
): Promise<void> {
  if (school.academicYear === year) return;
  if (await hasPlacedStudents(db, school.id))
    throw refuse('year_by_move', { issues: { academic_year: 'year_by_move' } });
}

/** [RP-15] */
export async function keepFlags(
  scene: SignedInContext,
  schoolId: number,
  fields: SchoolFields,
): Promise<void> {
  const { app, db, actor } = scene;
  const changes = [
    { key: 'allow_create_club_project', authValue: Number(fields.allow_create_club_project) },
    { key: 'allow_create_grade_project', authValue: Number(fields.allow_create_grade_project) },
    { key: 'allow_digital_book', authValue: Number(fields.allow_digital_book) },
  ] as const;
  await saveSettings(db, { schoolId, by: actor.id, at: app.now() }, changes);
  tellOfSettings(scene, schoolId);
}

/** Names of changed fields, for the audit. */
export async function changedNames(
  db: Queryable,
  school: StoredSchool,
  fields: SchoolFields,
): Promise<string[]> {
  const stored = fieldsOfSchool(school, await settingsOf(db, school.id));
  return Object.entries(fields)
    .filter(([name, value]) => value !== stored[name as keyof SchoolFields])
    .map(([name]) => name);
}
