import type { OfficeChoice, OfficePlaces, PickedPlaces } from '#contract/notices/notice.model.ts';
import type { NoticeFor, Readers } from '#contract/notices/notice.rules.ts';
import {
  noticeForOfRoles,
  officeLimits,
  rolesForSeveralSchools,
  rolesOf,
} from '#contract/notices/office.rules.ts';
import type { NoticeValues, PlaceNote, Problems } from '../notice-form/notice-form.types.ts';

/** A form nobody has touched: nothing is chosen, so that nothing goes to everybody by oversight. */
export const emptyChoice: OfficeChoice = { countries: [], states: 'all', schools: [] };

type OfficeValues = NoticeValues & { readonly office: OfficeChoice };

/** What a pick leads to, and what it took away, to be said. */
export interface Picked {
  readonly values: OfficeValues;
  readonly notes: readonly PlaceNote[];
}

const isNone = (places: PickedPlaces) => places !== 'all' && places.length === 0;
const isSeveral = (places: PickedPlaces) => places === 'all' || places.length > 1;

/** The country whose states can be chosen: exactly one [AF-06]. */
export function onlyPlace(places: PickedPlaces): number | null {
  return places !== 'all' && places.length === 1 ? (places[0]?.id ?? null) : null;
}

/** Does the later choice cover everything the earlier one did? Then nothing chosen within it falls away. */
function covers(later: PickedPlaces, earlier: PickedPlaces): boolean {
  if (later === 'all') return true;
  return earlier !== 'all' && earlier.every(({ id }) => later.some((place) => place.id === id));
}

/** Each place once. */
function distinct(places: PickedPlaces): PickedPlaces {
  return places === 'all' ? 'all' : [...new Map(places.map((place) => [place.id, place])).values()];
}

/** [AF-06, AF-07] Several countries take all their states; schools stay as far as their country surely does. */
export function pickCountries(values: OfficeValues, picked: PickedPlaces): Picked {
  const { office } = values;
  const countries = distinct(picked);
  const keepsStates = onlyPlace(countries) !== null && onlyPlace(countries) === onlyPlace(office.countries);
  const hadStates = office.states !== 'all';
  const within = { ...office, countries, states: keepsStates ? office.states : ('all' as const) };
  // States that go widen what is covered, so schools within the country that stays are still there.
  const moved = withinPlaces(values, within, covers(countries, office.countries));
  return {
    ...moved,
    notes: [...(hadStates && !keepsStates ? ['states_reset' as const] : []), ...moved.notes],
  };
}

/** [AF-08] Only within one country. */
export function pickStates(values: OfficeValues, picked: PickedPlaces): Picked {
  if (onlyPlace(values.office.countries) === null) return { values, notes: [] };
  const states = distinct(picked);
  return withinPlaces(values, { ...values.office, states }, covers(states, values.office.states));
}

/** Single schools that may lie elsewhere now are chosen anew; 'all' always means all that is left. */
function withinPlaces(values: OfficeValues, office: OfficeChoice, keepsSchools: boolean): Picked {
  if (keepsSchools || office.schools === 'all' || office.schools.length === 0)
    return { values: { ...values, office }, notes: [] };
  const { values: next, notes } = pickSchools({ ...values, office }, []);
  return { values: next, notes: ['schools_reset', ...notes] };
}

/** [AF-09] More than one school: no grades, and whom it is for is chosen anew but for admins. */
export function pickSchools(values: OfficeValues, picked: PickedPlaces): Picked {
  const schools = distinct(picked);
  if (schools !== 'all' && schools.length > officeLimits.schools)
    return { values, notes: ['too_many_schools'] };
  const { office, grades, noticeFor } = values;
  const isSame = onlyPlace(schools) !== null && onlyPlace(schools) === onlyPlace(office.schools);
  const isNowSeveral = isSeveral(schools) && !isSeveral(office.schools);
  const readers = isNowSeveral ? rolesForSeveralSchools(noticeFor) : noticeFor;
  return {
    values: {
      ...values,
      office: { ...office, schools },
      grades: isSame ? grades : 'all',
      noticeFor: readers,
    },
    notes: [
      ...(!isSame && grades !== 'all' ? ['grades_cleared' as const] : []),
      ...(readers === noticeFor ? [] : ['readers_reset' as const]),
    ],
  };
}

/** [ST-10…16, QC-09] Boxes that were not changed leave the code alone. */
export function pickRoles(noticeFor: NoticeFor | null, boxes: Readers, isEdit: boolean): NoticeFor | null {
  const shown = rolesOf(noticeFor);
  const isUntouched =
    shown.admin === boxes.admin && shown.faculty === boxes.faculty && shown.students === boxes.students;
  return isUntouched ? noticeFor : noticeForOfRoles(boxes, isEdit);
}

/** [VN-18…21, AF-11] What keeps the choice of readers from being sent. */
export function placeProblems({ office, grades, noticeFor }: OfficeValues): Problems {
  return {
    ...(isNone(office.countries) && { countries: 'country_required' }),
    ...(isNone(office.states) && { states: 'state_required' }),
    ...(isNone(office.schools) && { schools: 'school_required' }),
    ...(onlyPlace(office.schools) !== null && grades !== 'all' && grades.length === 0
      ? { grades: 'grade_required' }
      : {}),
    ...(noticeFor === null && { readers: 'user_required' }),
  };
}

const idsOf = (places: PickedPlaces) => (places === 'all' ? 'all' : places.map(({ id }) => id));

/** What is sent. */
export function toPlaces({ countries, states, schools }: OfficeChoice): OfficePlaces {
  return {
    countries: idsOf(countries),
    states: onlyPlace(countries) === null ? 'all' : idsOf(states),
    schools: idsOf(schools),
  };
}
