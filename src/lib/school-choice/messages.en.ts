import { defineMessages } from '../words/messages.ts';

export const schoolChoiceMessages = defineMessages('schoolChoice', {
  school: 'School',
  choose: 'Choose a school',
  chooseText: 'This page then shows what belongs to it.',
});
