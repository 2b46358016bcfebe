import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const editorMessages = defineMessages('assessmentEditor', {
  editTitle: 'Change the assessment',
  copyTitle: 'Use the assessment again',
  text: 'Nothing reaches students before you give it to them.',
  sections: {
    what: 'The assessment',
    questions: 'Questions',
    audience: 'Who takes it',
    times: 'When',
    rules: 'How it is taken',
  },
  /** Names of fields without their group beside them. */
  fields: {
    items: 'Questions, in their order',
    groups: 'Divisions, clubs and batches',
    students: 'More students, one by one',
    assessment_date: 'Day it opens',
    start_time: 'Time it opens',
    last_start_date: 'Day of the last start',
    last_start_time: 'Time of the last start',
    end_date: 'Day it closes',
    end_time: 'Time it closes',
  },
  day: 'Day',
  time: 'Time',
  studentsHint: 'Students whom you teach, besides those of the groups above.',
  otherGroup: 'A group that you do not teach',
  everyGrade: 'Every grade',
  wholeGroup: (name: string) => `All of ${isolate(name)}`,
  chooseWho: 'Choose who takes it.',
  counting: 'Counting students',
  reaches: (count: number) =>
    count === 0
      ? 'No student is in what you chose. Nobody would get it.'
      : plural(count, {
          one: 'One student takes it.',
          other: `${formatNumber(count)} students take it.`,
        }),
  back: 'Back',
  keepDraft: 'Keep as a draft',
  give: 'Give to students',
  save: 'Save',
  unsaved: {
    title: 'Leave this page?',
    text: 'It is not saved. This device keeps what you typed until you come back.',
    stay: 'Keep writing',
    leave: 'Leave',
  },
  fixed: 'A student has started, so this stays as it is.',
  startedText: 'You can still change the name, how long it lasts, when it closes, and the last start.',
  yes: 'Yes',
  no: 'No',
  leftOut: (count: number) =>
    plural(count, {
      one: 'One question is retired or is not yours to use any more. It is left out.',
      other: `${formatNumber(count)} questions are retired or are not yours to use any more. They are left out.`,
    }),
  lineOf: (drawn: number, marks: number) =>
    [
      ...(drawn > 0 ? [`${formatNumber(drawn)} are drawn`] : []),
      plural(marks, { one: 'one mark', other: `${formatNumber(marks, 2)} marks` }),
    ].join(', '),
  preview: 'See it as a student',
  noQuestionYet: 'Choose questions first.',
  previewTitle: 'The paper of one student',
  previewText: 'You can try the answers. Nothing is saved, and no student sees this.',
  another: 'As another student',
  questionCount: (count: number, marks: number) =>
    `${plural(count, { one: 'One question', other: `${formatNumber(count)} questions` })}, ${plural(marks, { one: 'one mark', other: `${formatNumber(marks, 2)} marks` })}`,
  noTopicText: 'Add a topic and questions in the question bank first.',
  noMatch: 'No question has these words.',
  tickFirst: 'Tick questions first.',
  suggest: 'Suggest questions',
  again: 'Use again',
  remove: {
    open: 'Delete the draft',
    title: 'Delete this draft?',
    text: 'Its questions stay in the question bank. What you chose and wrote here goes.',
    yes: 'Delete the draft',
    done: 'The draft is deleted.',
    restored: 'The draft is back.',
  },
  takeBack: {
    open: 'Take it back',
    title: 'Take this assessment back?',
    text: 'Students do not see it any more. It is your draft again, and you can give it later.',
    yes: 'Take it back',
    done: 'The assessment is a draft again.',
  },
  close: {
    open: 'Close it now',
    title: 'Close this assessment now?',
    text: 'Nobody can start any more. Students who are working hand in now what they have written. You mark it as usual.',
    reason: 'Why it ends (students read this)',
    yes: 'Close it now',
    done: 'The assessment is closed.',
  },
});
