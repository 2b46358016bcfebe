import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** What a student reads about their assessments. */
export const attemptMessages = defineMessages('attempt', {
  title: 'Assessments',
  text: 'Tests and practical tasks that your teachers give you.',
  loading: 'Loading',
  failed: 'This did not load.',
  retry: 'Try again',
  none: 'There is no assessment record found.',
  noneText: 'What your teachers schedule for you appears here.',
  gone: 'This assessment is not here',
  goneText: 'It was taken back, or it is not for you.',
  back: 'All assessments',
  groups: { now: 'Now', early: 'Coming', past: 'Before' },
  labels: { completed: 'Completed', approved: 'Approved', pending: 'Pending', rejected: 'Rejected' },
  doors: {
    early: 'Not open yet',
    open: 'Open',
    late: 'Closed',
    running: 'Started',
    done: 'Handed in',
    excused: 'You do not have to take it',
  },
  kinds: { theory: 'Test', practical: 'Practical task' },
  by: (teacher: string) => `From ${isolate(teacher)}`,
  minutes: (count: number) =>
    plural(count, { one: `${formatNumber(count)} minute`, other: `${formatNumber(count)} minutes` }),
  opens: (when: string) => `Opens ${isolate(when)}`,
  startBy: (when: string) => `Start by ${isolate(when)}`,
  closes: (when: string) => `Closes ${isolate(when)}`,
  goOn: 'Go on',
  begin: 'Look at it and start',
  result: 'See the result',
  see: 'Look at it',

  opensIn: (time: string) => `It opens in ${isolate(time)}.`,
  rules: 'Before you start',
  ruleTime: (minutes: string) =>
    `You have ${isolate(minutes)} from the moment you start. The time runs on when you close the page.`,
  ruleSaved:
    'Each answer is saved by itself. If the connection breaks, go on: your answers are sent when it is back.',
  ruleElsewhere: 'You can go on in another browser or on another device.',
  ruleEnd: 'When the time is over, what is saved is handed in.',
  attemptsLeft: (count: number) =>
    plural(count, {
      one: 'You can take it once.',
      other: `You can take it ${formatNumber(count)} times.`,
    }),
  code: 'Your code',
  codeHint: 'Your teacher gives it to you. It works once.',
  start: 'Start',
  starting: 'Starting',
  shut: {
    late: 'The time to start is over',
    excused: 'You do not have to take this',
    done: 'You have taken this as often as it can be taken',
  },
  askTeacher: 'Ask your teacher if you were kept from it.',

  question: (at: number, of: number) => `Question ${formatNumber(at)} of ${formatNumber(of)}`,
  marks: (count: number) =>
    plural(count, { one: `${formatNumber(count, 2)} mark`, other: `${formatNumber(count, 2)} marks` }),
  map: 'Questions',
  mapItem: (at: number) => `Question ${formatNumber(at)}`,
  answered: 'answered',
  open: 'no answer',
  flagged: 'to look at again',
  previous: 'Previous',
  next: 'Next',
  flag: 'Look at it again',
  unflag: 'Do not look at it again',
  handIn: 'Hand in',
  handingIn: 'Handing in',
  handInTitle: 'Hand in now?',
  handInAll: 'Every question has an answer. You cannot change anything afterwards.',
  handInOpen: (count: number, which: string) =>
    plural(count, {
      one: `Question ${isolate(which)} has no answer. You cannot change anything afterwards.`,
      other: `${formatNumber(count)} questions have no answer: ${isolate(which)}. You cannot change anything afterwards.`,
    }),
  crossed: 'You have two answers to this question',
  crossedText: (words: string) =>
    `Another device saved the one below. This browser has one that was never saved: ${isolate(words)}`,
  crossedUse: 'Use the one of this browser',
  crossedDrop: 'Keep the saved one',
  handInCrossed: (which: string) =>
    `With a second answer in this browser, which is not handed in: ${isolate(which)}.`,
  keepWorking: 'Keep working',
  timeLeft: 'Time left',
  hideTime: 'Hide the time',
  showTime: 'Show the time',
  leftNow: (minutes: number) =>
    plural(minutes, { one: 'One minute is left.', other: `${formatNumber(minutes)} minutes are left.` }),
  moreTime: (minutes: number) =>
    plural(minutes, {
      one: 'You have one more minute.',
      other: `You have ${formatNumber(minutes)} more minutes.`,
    }),
  links: {
    saved: 'Saved',
    waiting: 'Not saved yet',
    saving: 'Saving',
    retrying: 'Not saved. It is tried again.',
    offline: 'No connection. Go on: your answers stay here and are sent later.',
    locked: 'Sign in again, then your answers are saved.',
    held: 'Not saved here',
  },
  elsewhere: 'You work on this in another window',
  elsewhereOn: (device: string) => `It is written on ${isolate(device)}. Here you can read.`,
  elsewhereText: 'Here you can read.',
  here: 'Continue here',
  unsent: 'It is not handed in yet',
  unsentText: 'The server did not answer. Your answers stay on this device.',
  unsentOver: 'Time is over. Your answers stay on this device and are sent when the connection is back.',
  sendAgain: 'Send again',
  closedTitle: 'Your last answers came too late',
  closedText: 'They are kept for your teacher and are not counted. What was saved before is handed in.',
  seeHandedIn: 'See what was handed in',

  receipt: 'Handed in',
  reasons: {
    student: (when: string) => `You handed it in on ${isolate(when)}.`,
    time: (when: string) => `Time was over on ${isolate(when)}. What was saved is handed in.`,
    closed: (when: string) => `The assessment closed on ${isolate(when)}. What was saved is handed in.`,
    teacher: (when: string) => `Your teacher ended it on ${isolate(when)}. What was saved is handed in.`,
  },
  answeredOf: (answered: number, all: number) =>
    `${formatNumber(answered)} of ${formatNumber(all)} questions answered`,
  again: 'Take it again',
  resultTitle: 'Result',
  notYet: 'Your result is not there yet. You hear when it is.',
  notShown: 'Your teacher talks with you about the result.',
  score: (marks: number, most: number, percent: number) =>
    `${formatNumber(marks, 2)} of ${formatNumber(most, 2)} marks, ${formatNumber(percent, 1)} %`,
  passed: 'Passed',
  notPassed: 'Not passed',
  passMark: (percent: number) => `You pass with ${formatNumber(percent)} %.`,
  keysLater: 'The answers are shown once the assessment is closed for everybody.',
  answersTitle: 'Your answers',
  yours: 'Your answer',
  right: 'What is right',
  noAnswer: 'No answer',
  markOf: (marks: number, most: number) => `${formatNumber(marks, 2)} of ${formatNumber(most, 2)}`,
  feedback: 'Feedback',
});
