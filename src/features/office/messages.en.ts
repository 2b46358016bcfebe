import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('office', {
  admins: {
    title: 'School admins',
    text: 'Who runs a school: each with a name to sign in with.',
    add: 'New admin',
    newTitle: 'New school admin',
    edit: 'School admin',
    empty: { emptyTitle: 'No admin yet', emptyText: 'Without one nobody can run the school.' },
  },
  subUsers: {
    title: 'Sub users',
    text: 'The people of the central office, and what each of them may open.',
    add: 'New sub user',
    newTitle: 'New sub user',
    edit: 'Sub user',
    empty: { emptyTitle: 'Nobody yet', emptyText: 'Add who works at the office with you.' },
  },
  columns: {
    name: 'Name',
    username: 'Username',
    email: 'E-mail',
    school: 'School',
    status: 'Status',
    rank: 'Rank',
    department: 'Department',
    modules: 'May open',
    schools: 'Schools',
    created: 'Newest',
  },
  status: { active: 'Active', inactive: 'Inactive', code: 'Code not used' },
  ranks: { super: 'Super admin', staff: 'Staff', director: 'Director' },
  rankHints: {
    super: 'Opens everything and manages sub users.',
    staff: 'Opens what is chosen below.',
    director: 'Reads what is chosen below, and writes notices.',
  },
  /** By address. */
  modules: {
    dashboard: 'Notices',
    'admin/sign-out': 'Sign people out',
    'admin/schools': 'Schools',
    'admin/admins': 'School admins',
    'admin/faculty': 'Teachers',
    'admin/students': 'Students',
    'admin/student-migration': 'Student migration',
    'admin/classes': 'Grades',
    'admin/clubs': 'Clubs',
    'admin/academic-content': 'Academic content',
  },
  everything: 'Everything',
  nothing: 'Nothing',
  schoolCount: (count: number) => plural(count, { one: '# school', other: '# schools' }),
  noDepartment: 'None',
  filters: {
    school: 'School',
    status: 'Status',
    allStatus: 'Active and inactive',
    rank: 'Rank',
    allRanks: 'All ranks',
  },
  fields: {
    school_id: 'School',
    firstName: 'First name',
    lastName: 'Last name',
    email_id: 'E-mail',
    sub_role: 'Rank',
    department: 'Department',
    modules: 'May open',
    school_ids: 'Looks after',
  },
  hints: {
    modules: 'Nothing chosen: they can sign in, and there is nothing for them.',
    school_ids: 'They reach no other school. None chosen: none.',
  },
  actions: { open: 'Open', on: 'Switch on', off: 'Switch off', code: 'Give a new code' },
  offAsk: {
    title: 'Switch off?',
    one: (name: string) => `${name} is signed out at once and cannot sign in. You can switch them on again.`,
    many: (count: number) => `${formatNumber(count)} people are signed out at once and cannot sign in.`,
    yes: 'Switch off',
  },
  switchedOff: (count: number) =>
    plural(count, { one: '# person switched off', other: '# people switched off' }),
  switchedOn: (count: number) =>
    plural(count, { one: '# person switched on', other: '# people switched on' }),
  saved: 'Saved.',
  /** Beside fields, by code. */
  problems: {
    name_letters: 'Letters, spaces, full stops, hyphens and apostrophes only.',
    name_required: 'Write a name.',
    email_form: 'An address such as name@school.org.',
    email_required: 'Write an address.',
    too_long: 'This is too long.',
  },
});
