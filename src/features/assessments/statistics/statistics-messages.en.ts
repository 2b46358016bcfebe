import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const statisticsMessages = defineMessages('assessmentStatistics', {
  title: 'Statistics',
  text: (name: string) =>
    `How the first attempts at ${isolate(name)} went, and which question deserves a look.`,
  back: 'Back',
  loading: 'Loading the statistics…',
  failed: 'The statistics did not load',
  retry: 'Try again',
  none: 'Nobody has handed in yet',
  noneText: 'The figures come with the first attempts.',
  waiting: (counted: number, needed: number) =>
    `${formatNumber(counted)} of ${formatNumber(needed)} attempts are counted`,
  waitingText: (needed: number) =>
    `Figures come from ${formatNumber(needed)} first attempts on. Figures of fewer say more about single students than about the test.`,
  unmarked: (count: number) =>
    count === 1
      ? '1 attempt is not marked yet, and is not counted.'
      : `${formatNumber(count)} attempts are not marked yet, and are not counted.`,
  figures: {
    label: 'The test as a whole',
    attempts: 'Attempts',
    mean: 'Mean',
    median: 'Median',
    passed: 'Passed',
    time: 'Time taken',
    of: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
    spread: (deviation: number) => `Deviation ${isolate(formatNumber(deviation, 1))}`,
    medianNote: 'Half have more, half have less',
    passedNote: (count: number, percent: number) =>
      `${formatNumber(count)} with ${isolate(`${formatNumber(percent)}%`)} or more`,
    timeNote: 'Half were faster',
    minutes: (minutes: number) => `${formatNumber(minutes)} min`,
  },
  spread: {
    title: 'How the results are spread',
    text: 'How many attempts got which share of the marks.',
    share: 'Share of the marks',
    attempts: 'Attempts',
    empty: 'No attempts',
  },
  questions: 'Questions',
  columns: {
    question: 'Question',
    type: 'Type',
    answered: 'Answered',
    facility: 'Facility',
    discrimination: 'Discrimination',
    advice: 'What it says',
  },
  advices: {
    key: 'Check the key',
    hard: 'Very hard',
    easy: 'Very easy',
    flat: 'Tells little',
    good: 'Good',
  },
  adviceTexts: {
    key: 'Students who do well in the rest of the test get this question wrong more often than others, or choose a wrong answer more often than the right one. The key may be wrong, or the words may mislead.',
    hard: 'Few students get it right. Was it taught, and is it clear what is asked?',
    easy: 'Almost everybody gets it right. It is good for a start, and says little about who knows more.',
    flat: 'Students who know more get it right hardly more often than those who know less.',
    good: 'It is neither too hard nor too easy, and those who know more get it right more often.',
  },
  allAdvices: 'All questions',
  help: 'What these figures mean',
  helpFacility: (easy: string, hard: string) =>
    `Facility is the mean share of the marks that students got: ${isolate(easy)} is easy, below ${isolate(hard)} is very hard.`,
  helpDiscrimination: (least: string) =>
    `Discrimination compares a question with the rest of the test, from ${isolate(least)} to 1. From 0.3 on, those who know more get it right more often. Near 0 it tells nothing. Below 0 the key is often wrong.`,
  helpAnswered: 'Answered counts the attempts in which something was written or chosen.',
  choices: 'What was chosen',
  chosenBy: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
  right: 'Right',
  noChoices: 'This type of question has no choices to count.',
  choicesLater: (needed: number) => `Choices are counted from ${formatNumber(needed)} attempts on.`,
  again: 'Mark again…',
  changed: 'Changed since',
  changedText: 'The question was changed after the test. If its key was wrong, mark it again.',
  regraded: 'Marked again',
  regradedBy: (teacher: string, when: string) => `Marked again by ${isolate(teacher)}, ${isolate(when)}`,
  close: 'Close',
});
