import { audienceRefusals, authorRefusals, saveRefusals } from '#contract/notices/notices.refusals.ts';

/** [AF-06…09] For the places that the central office chose. */
export const placeRefusals = {
  unknown_place: null,
  country_required: 'Please select country.',
  state_required: 'Please select state.',
  school_required: 'Please select school.',
  states_of_one_country: 'States can be chosen within one country, and only its own.',
  too_many_schools: ({ most }: { most: number }) => `At most ${most} schools. Choose states instead.`,
  given_schools_only: 'Choose among the schools you look after: All means every school there is.',
  schools_elsewhere: 'A chosen school is not in the chosen countries and states.',
  unknown_grade: audienceRefusals.unknown_grade,
  grade_required: audienceRefusals.grade_required,
};

export const officeReachRefusals = { ...placeRefusals, ...authorRefusals };

export const saveOfficeRefusals = { ...saveRefusals, ...placeRefusals };
