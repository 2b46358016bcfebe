import { officeLimits } from '#contract/notices/office.rules.ts';
import type { PlaceNote } from '#machines/notices/notice-form/notice-form.types.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** [AF-03…AF-12] Where the central office shares: country, state, schools and grades. */
export const officeMessages = defineMessages('officeForm', {
  country: 'Country',
  countryPlaceholder: 'Select country',
  allCountries: 'All countries',
  state: 'State',
  statePlaceholder: 'Select state',
  allStates: 'All states',
  allStatesHint: 'Choose exactly one country to pick states.',
  schools: 'Schools',
  schoolsPlaceholder: 'Select schools',
  allSchools: 'All schools',
  allGrades: 'All grades',
  allGradesHint: 'Choose exactly one school to pick grades.',
  gradesFailed: 'The grades could not be loaded.',
  noPlaces: 'There is nothing to choose from.',
  placesFailed: 'The list could not be loaded.',
  schoolAdmin: 'School admin',
  placeNotes: {
    states_reset: 'States were set back to all: they can be chosen within one country only.',
    schools_reset: 'The chosen schools were cleared, because the places above changed.',
    grades_cleared: 'Grades were set back to all.',
    readers_reset: 'More than one school: please choose again whom the notice is for.',
    too_many_schools: `At most ${officeLimits.schools} schools can be chosen one by one. Choose states instead.`,
  } satisfies Record<PlaceNote, string>,
});
