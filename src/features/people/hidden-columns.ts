import type { Person } from '#contract/auth/session.model.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';

/** Columns hidden at first, with those of a kind that the school does not teach in. */
const hiddenFor = ({ school }: Person, ofClasses: readonly string[], others: readonly string[]) => ({
  hidden: [
    ...others,
    ...(hasKind(school.model, 'grade') ? [] : ofClasses),
    ...(hasKind(school.model, 'club') ? [] : ['clubs']),
  ],
});

export const facultyDefaults = (person: Person) =>
  hiddenFor(person, ['classes'], ['gender', 'seen', 'employee_no']);

export const studentDefaults = (person: Person) =>
  hiddenFor(person, ['grade', 'division'], ['mobile', 'birth_date', 'seen', 'admission_no']);
