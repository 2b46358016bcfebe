import { curriculumChoicesMenu } from './menu-names.ur.ts';
import { curriculumChoices } from './messages.ur.ts';
import type { ChoiceTexts } from './texts.ts';

export const choicesUrdu: ChoiceTexts = { curriculumChoices, curriculumChoicesMenu };
