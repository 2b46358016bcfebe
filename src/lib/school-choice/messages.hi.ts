import type { schoolChoiceMessages } from './messages.en.ts';

export const schoolChoice: typeof schoolChoiceMessages = {
  school: 'स्कूल',
  choose: 'स्कूल चुनें',
  chooseText: 'फिर यह पृष्ठ उसी स्कूल की जानकारी दिखाएगा।',
};
