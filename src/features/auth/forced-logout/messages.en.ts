import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of "Sign people out" [ST-32, RP-18, RP-19]. */
export const messages = defineMessages('forcedLogout', {
  title: 'Sign people out',
  text: 'For a lost device, a shared computer left open, or the start of an exam.',
  school: 'School',
  retry: 'Try again',
  loadFailed: 'This could not be loaded.',
  /** The form. */
  who: 'Who is to be signed out?',
  whoLeft: 'Who left',
  kinds: { person: 'One person', division: 'A division', batch: 'A club batch', school: 'The whole school' },
  kindHints: {
    person: 'On every device they use',
    division: 'Its students; teachers stay',
    batch: 'Its students; teachers stay',
    school: 'Everybody of the school',
  },
  person: 'Person',
  division: 'Division',
  batch: 'Batch',
  choose: 'Type a name',
  choosePerson: 'Name or username',
  open: 'Show the list',
  clear: 'Clear',
  loading: 'Loading',
  empty: 'There is nobody to choose.',
  noMatch: 'Nobody found',
  found: (count: number) => plural(count, { one: '# found', other: '# found' }),
  unchosen: 'Choose one from the list.',
  more: 'Type 2 letters or more.',
  searchFailed: 'The search did not work.',
  missing: 'Choose who is to be signed out.',
  noDivisions: 'This school has no divisions or batches yet.',
  signedIn: (count: number) =>
    plural(count, {
      '0': 'Nobody is signed in now',
      one: '# person is signed in now',
      other: '# people are signed in now',
    }),
  devices: (count: number) =>
    plural(count, { '0': 'Not signed in', one: 'Signed in on # device', other: 'Signed in on # devices' }),
  includeMe: 'Sign me out as well',
  includeMeHint: 'You would have to sign in again too.',
  submit: 'Sign out…',
  /** The question. */
  question: {
    person: (name: string) => `Sign ${name} out?`,
    division: (name: string) => `Sign the students of ${name} out?`,
    batch: (name: string) => `Sign the students of ${name} out?`,
    school: (name: string) => `Sign everybody of ${name} out?`,
  },
  effect:
    'It happens at once, on every device. They can sign in again with their password, and what they were writing is kept for them.',
  you: 'You are signed out as well.',
  youStay: 'You stay signed in.',
  cancel: 'Cancel',
  confirm: 'Sign out now',
  /** Who left. */
  left: {
    person: (name: string) => `${name} was signed out`,
    division: (name: string) => `The students of ${name} were signed out`,
    batch: (name: string) => `The students of ${name} were signed out`,
    school: 'The school was signed out',
  },
  doneBy: (name: string, when: string) => `By ${name}, ${when}`,
  states: { leaving: 'Still connected', gone: 'Signed out', back: 'Signed in again' },
  counts: {
    leaving: (count: number) => plural(count, { other: '# still connected' }),
    gone: (count: number) => plural(count, { other: '# signed out' }),
    back: (count: number) => plural(count, { other: '# signed in again' }),
  },
  nobody: 'Nobody was signed in',
  nobodyText: 'There was no session to end.',
  search: 'Search these people',
  showMore: 'Show more',
  export: 'Export as CSV',
  exportFailed: 'The list could not be exported.',
  exportName: 'Signed out',
  columns: { name: 'Name', login: 'Username', devices: 'Devices', state: 'Now' },
  again: 'Sign others out',
  stale: 'This list could not be brought up to date. It is tried again by itself.',
  /** Past ones. */
  past: 'Done before',
  pastEmpty: 'Nobody has been signed out here yet.',
  pastRow: {
    person: (name: string) => name,
    division: (name: string) => `Students of ${name}`,
    batch: (name: string) => `Students of ${name}`,
    school: 'The whole school',
  },
  people: (count: number) => plural(count, { '0': 'Nobody', one: '# person', other: '# people' }),
  failures: {
    unreachable: 'No answer came. Try again: it is not done twice.',
    unexpected: 'there is some issue try again!!!',
    unauthorized: 'Sign in again to go on.',
  },
  /** Beside a student who was signed out, for whoever may let them in again. */
  help: 'Sign-in help',
  helpOf: (name: string) => `Sign-in help for ${name}`,
});
