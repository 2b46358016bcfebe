import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const officeDeliveryMessages = defineMessages('officeDelivery', {
  close: 'Close',
  /** Parts of the line under the form's places, e.g. "Reaches 3 states, 41 schools, 12,400 students". */
  countries: (count: number) => plural(count, { one: '# country', other: '# countries' }),
  states: (count: number) => plural(count, { one: '# state', other: '# states' }),
  schools: (count: number) => plural(count, { one: '# school', other: '# schools' }),
  moreThan: (people: number) => plural(people, { other: 'more than # people' }),
  noSchools: 'No school lies in what you chose.',
  gained: (count: number) => plural(count, { one: '# school gains it', other: '# schools gain it' }),
  lost: (count: number) => plural(count, { one: '# school loses it', other: '# schools lose it' }),
  /** More than are counted. */
  gainedMost: (people: number) => plural(people, { other: 'more than # new readers' }),
  lostMost: (people: number) => plural(people, { other: 'more than # people lose it' }),
  unusualFewerThanMost: (people: number) =>
    plural(people, { other: 'That is far fewer than usual: your notices mostly reach more than # people.' }),
  seeSchools: 'See schools',

  reachTitle: 'Schools that get this notice',
  reachTabs: 'Lists of schools',
  reachLists: { schools: 'All', gained: 'Gain it', lost: 'Lose it' },
  columns: {
    school: 'School',
    people: 'Readers',
    gained: 'New readers',
    lost: 'Lose it',
    opened: 'Schools, and how many opened it',
    confirmed: 'Schools, and how many confirmed',
  },

  seePlaces: 'See by place',
  openedAlone: (count: number) => plural(count, { one: '# has opened it', other: '# have opened it' }),
  confirmedAlone: (count: number) => plural(count, { one: '# has confirmed', other: '# have confirmed' }),
  tooMany: 'There are too many readers to count at once. Open a state to see its numbers.',
  remind: 'Remind who is missing',
  remindText: (schools: number) =>
    plural(schools, {
      one: 'Everyone in # school who is missing gets a notification, and an e-mail where we have an address. Nobody is reminded twice on a day.',
      other:
        'Everyone in # schools who is missing gets a notification, and an e-mail where we have an address. Nobody is reminded twice on a day.',
    }),
  reminding: 'Reminders are going out, school by school…',
  remindedNow: (people: number) =>
    plural(people, { one: '# person is being reminded', other: '# people are being reminded' }),
  queued: 'Reminders are going out',
  queuedText: 'School by school. You can close this page.',
  stillGoing: 'The last reminder is still going out',

  placesTitle: 'Who has read it, by place',
  way: 'Places you came through',
  all: 'All places',
  unknownPlace: 'Place not known',
  places: { countries: 'Countries', states: 'States', schools: 'Schools' },
  opened: (seen: number, targeted: number) => `${formatNumber(seen)} of ${formatNumber(targeted)} opened it`,
  confirmed: (count: number, targeted: number) =>
    `${formatNumber(count)} of ${formatNumber(targeted)} confirmed`,
  noReaders: 'No readers',
  share: (part: number, of: number) => `${formatNumber(part)} of ${formatNumber(of)}`,
  loading: 'Loading the places…',
  failed: 'The places could not be loaded.',

  grid: {
    search: 'Find a school',
    loading: 'Loading schools…',
    emptyTitle: 'No school here',
    noMatchTitle: 'No school matches',
    clearAll: 'Show every school',
    errorTitle: 'The schools did not load',
    total: (total: number) => plural(total, { one: '# school', other: '# schools' }),
  },
});
