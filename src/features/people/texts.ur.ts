import { peopleMenu } from './menu-names.ur.ts';
import { people } from './messages.ur.ts';
import type { PeopleTexts } from './texts.ts';

export const peopleUrdu: PeopleTexts = { people, peopleMenu };
