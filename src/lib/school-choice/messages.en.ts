import { defineMessages } from '../words/messages.ts';

/** The central office chooses whose data a page shows. */
export const schoolChoiceMessages = defineMessages('schoolChoice', {
  school: 'School',
  choose: 'Choose a school',
  chooseText: 'This page then shows what belongs to it.',
});
