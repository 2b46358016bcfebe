import { curriculumChoicesMenu } from './menu-names.hi.ts';
import { curriculumChoices } from './messages.hi.ts';
import type { ChoiceTexts } from './texts.ts';

export const choicesHindi: ChoiceTexts = { curriculumChoices, curriculumChoicesMenu };
