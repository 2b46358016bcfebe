import { defineMessages } from '#src/lib/words/messages.ts';

/** Names of the room's lines in the menu, by icon: the server names them in English only. */
export const menuNames = defineMessages('assessmentsMenu', {
  assessments: 'Assessments',
  'question-bank': 'Question bank',
});
