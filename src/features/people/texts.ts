import type { menuNames as peopleMenu } from './menu-names.en.ts';
import type { peopleMessages as people } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface PeopleTexts {
  readonly people: typeof people;
  readonly peopleMenu: typeof peopleMenu;
}
