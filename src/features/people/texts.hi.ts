import { peopleMenu } from './menu-names.hi.ts';
import { people } from './messages.hi.ts';
import type { PeopleTexts } from './texts.ts';

export const peopleHindi: PeopleTexts = { people, peopleMenu };
