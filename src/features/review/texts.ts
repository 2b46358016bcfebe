import type { cardMessages as reviewCards } from './card-messages.en.ts';
import type { deskMessages as reviewDesk } from './desk-messages.en.ts';
import type { menuNames as reviewMenu } from './menu-names.en.ts';
import type { reviewMessages as review } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ReviewTexts {
  readonly review: typeof review;
  readonly reviewCards: typeof reviewCards;
  readonly reviewDesk: typeof reviewDesk;
  readonly reviewMenu: typeof reviewMenu;
}
