import type { Person } from '#contract/auth/session.model.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';

/** Put away until they are asked for, and so are the places of a kind that the person's school does not teach in. */
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
