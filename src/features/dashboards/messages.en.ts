import { formatNumber } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the first screens, English. The comment says where each shows. */
export const messages = defineMessages('dashboards', {
  failed: 'The figures did not load.',
  retry: 'Try again',
  active: 'Active',
  inactive: 'Inactive',
  /** Below a figure. */
  ofThemInactive: (count: number) => (count === 0 ? '' : `${formatNumber(count)} inactive`),
  ofThemDemo: (count: number) => (count === 0 ? '' : `${formatNumber(count)} for demonstration`),
  /** [DS-01] Of a super admin. */
  office: {
    row: 'The schools in figures',
    schools: 'Schools',
    teachers: 'Teachers',
    students: 'Students',
    inactive: 'Inactive schools',
    report: 'School Report',
    reportText: 'Active and inactive schools. Press a part to see them.',
    byState: 'Schools by state',
    byModel: 'Schools by what they teach in',
    state: 'State',
    model: 'Teaches in',
    status: 'Status',
    noState: 'Not known',
    empty: 'There is no school yet',
  },
  /** Of a school admin. */
  school: {
    row: 'The school in figures',
    students: 'Students',
    teachers: 'Teachers',
    neverHere: 'Students who never signed in',
    withoutClass: 'Students without a division',
    withoutClub: 'Students without a club',
    byClass: 'Students by grade',
    byClub: 'Students by club',
    chartText: 'Press a bar to see the students.',
    class: 'Grade',
    club: 'Club',
    wereHere: 'Have signed in',
    never: 'Never signed in',
    empty: 'Nobody sits in a division yet',
    emptyClubs: 'Nobody is in a club yet',
  },
});
