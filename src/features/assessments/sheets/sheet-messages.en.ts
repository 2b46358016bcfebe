import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Results on paper. */
export const sheetMessages = defineMessages('resultSheet', {
  titleOf: (student: string) => `Result sheet: ${isolate(student)}`,
  print: 'Print result sheets',
  printOne: 'Print result sheet',
  printOwn: 'Print',
  printNow: 'Print',
  printText: (count: number) =>
    plural(count, {
      one: '1 student, as the list shows it now.',
      other: `${formatNumber(count)} students, as the list shows them now. Each who handed in gets a page of their own.`,
    }),
  part: 'Which students',
  partHint: (count: number) => `${formatNumber(count)} are printed at once.`,
  partOf: (from: number, to: number) => `${formatNumber(from)} to ${formatNumber(to)}`,
  withList: 'With a list of all students first',
  withAnswers: 'With the answers',
  withKeys: 'With what is right',
  fetching: 'Getting the sheets ready',
  nothing: 'None of these students has handed in. There is nothing to print.',
  facts: {
    assessment: 'Assessment',
    division: 'Division',
    teacher: 'Teacher',
    handedIn: 'Handed in',
    answered: 'Answered',
    attempt: 'Attempt',
    pass: 'Passes with',
  },
  columns: {
    student: 'Student',
    division: 'Division',
    marks: 'Marks',
    percent: 'Percent',
    result: 'Result',
  },
  score: (marks: number, most: number, percent: number) =>
    `${formatNumber(marks, 2)} of ${formatNumber(most, 2)} marks, ${formatNumber(percent, 1)}%`,
  noMarks: (most: number) => `${formatNumber(most, 2)} marks at most`,
  passed: 'Passed',
  notPassed: 'Not passed',
  notReleased: 'Not released yet.',
  states: {
    not_started: 'Not attempted',
    open: 'Still working',
    handed_in: 'Not marked yet',
    marked: 'Marked',
    released: 'Released',
    sent_back: 'Sent back',
  },
  by: (teacher: string) => `From ${isolate(teacher)}`,
  students: (count: number) => plural(count, { one: '1 student', other: `${formatNumber(count)} students` }),
  passedOf: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} passed`,
  attempt: (number: string) => `attempt ${isolate(number)}`,
  answers: 'Answers',
  question: (at: number) => `Question ${formatNumber(at)}`,
  given: 'Answer',
  givenLate: 'Answer, late',
  noAnswer: 'No answer',
  right: 'What is right',
  feedback: 'Feedback',
  rubric: { title: 'Rubric', criterion: 'Criterion', level: 'Level', points: 'Points', sum: 'In all' },
  marksOf: (marks: number, most: number) => `${formatNumber(marks, 2)} of ${formatNumber(most, 2)}`,
  unmarked: (most: number) => `Not marked, at most ${formatNumber(most, 2)}`,
  footer: (assessment: string, school: string, day: string) =>
    `${isolate(assessment)} · ${isolate(school)} · printed on ${isolate(day)}`,
});
