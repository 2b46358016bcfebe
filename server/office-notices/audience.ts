import type { ReasonsOf } from '#contract/core/refusals.ts';
import { officeLimits } from '#contract/notices/office.rules.ts';
import type { placeRefusals } from '#contract/office-notices/office-notices.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { ChosenAudience, OfficeLine } from '#server/notices/index.ts';
import { countCountries, countStates, listGradesOf, listSchoolLines } from './queries/places.ts';

/** What the form chose; 0 in a list is All. */
export interface OfficeCommand {
  readonly countries: readonly number[];
  readonly states: readonly number[];
  readonly schools: readonly number[];
  readonly grades: readonly number[];
}

const noCountry = { issues: { country_id: 'country_required' } } as const;

const isAll = (ids: readonly number[]) => ids.includes(0);

type PlaceScene = Pick<SignedInContext<ReasonsOf<typeof placeRefusals>>, 'db' | 'actor' | 'refuse'>;

/** [AF-06…09] Refuses places and grades that do not fit together, so no wish is narrowed or widened silently. */
export async function officeAudienceOf(scene: PlaceScene, wish: OfficeCommand): Promise<ChosenAudience> {
  const { actor, refuse } = scene;
  if (wish.countries.length === 0) throw refuse('unknown_place', noCountry);
  if (wish.schools.length === 0) throw refuse('unknown_place', { issues: { schoolIds: 'school_required' } });
  if (wish.states.length === 0) throw refuse('unknown_place', { issues: { state_id: 'state_required' } });
  // [RP-01] The pipeline has checked the named schools.
  if (isAll(wish.schools) && actor.schools !== null)
    throw refuse('unknown_place', { issues: { schoolIds: 'given_schools_only' } });
  await refuseUnknownPlaces(scene, wish);
  if (isAll(wish.schools)) return { lines: linesOf(wish), places: [], gradeChoice: '0' };
  const lines = await linesOfSchools(scene, wish);
  const [only, second] = lines;
  if (!only || second) return { lines, places: [], gradeChoice: '0' };
  return { lines, ...(await gradesWithin(scene, only.targetId, wish.grades)) };
}

async function refuseUnknownPlaces({ db, refuse }: PlaceScene, wish: OfficeCommand): Promise<void> {
  const countryIds = [...new Set(wish.countries)];
  if (!isAll(countryIds) && (await countCountries(db, countryIds)) !== countryIds.length)
    throw refuse('unknown_place', noCountry);
  if (isAll(wish.states)) return;
  const stateIds = [...new Set(wish.states)];
  const [countryId, another] = countryIds;
  const isOfOne = countryId !== undefined && countryId !== 0 && another === undefined;
  if (!isOfOne || (await countStates(db, countryId, stateIds)) !== stateIds.length)
    throw refuse('unknown_place', { issues: { state_id: 'states_of_one_country' } });
}

function linesOf({ countries: countryIds, states: stateIds }: OfficeCommand): OfficeLine[] {
  if (isAll(countryIds)) return [{ countryId: 0, stateId: 0, targetId: 0 }];
  if (isAll(stateIds))
    return [...new Set(countryIds)].map((countryId) => ({ countryId, stateId: 0, targetId: 0 }));
  const [countryId = 0] = countryIds;
  return [...new Set(stateIds)].map((stateId) => ({ countryId, stateId, targetId: 0 }));
}

async function linesOfSchools({ db, refuse }: PlaceScene, wish: OfficeCommand): Promise<OfficeLine[]> {
  const ids = [...new Set(wish.schools)];
  if (ids.length > officeLimits.schools)
    throw refuse('unknown_place', {
      issues: { schoolIds: { code: 'too_many_schools', params: { most: officeLimits.schools } } },
    });
  const found = await listSchoolLines(db, ids, {
    countryIds: isAll(wish.countries) ? null : wish.countries,
    stateIds: isAll(wish.states) ? null : wish.states,
  });
  if (found.length !== ids.length)
    throw refuse('unknown_place', { issues: { schoolIds: 'schools_elsewhere' } });
  return found;
}

async function gradesWithin({ db, refuse }: PlaceScene, schoolId: number, wanted: readonly number[]) {
  const ids = [...new Set(wanted)];
  if (isAll(ids)) return { places: [], gradeChoice: '0' };
  const found = await listGradesOf(db, schoolId, ids);
  if (ids.length === 0 || found.length !== ids.length)
    throw refuse('unknown_grade', { params: { why: 'none' }, issues: { gradeIds: 'grade_required' } });
  const places = found.map((gradeId) => ({ schoolId, gradeId, divisionId: 0 }));
  return { places, gradeChoice: ids.join(',') };
}
