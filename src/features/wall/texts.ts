import type { menuNames as wallMenu } from './menu-names.en.ts';
import type {
  consentMessages as consents,
  portfolioMessages as portfolio,
  messages as wall,
} from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface WallTexts {
  readonly wallMenu: typeof wallMenu;
  readonly wall: typeof wall;
  readonly consents: typeof consents;
  readonly portfolio: typeof portfolio;
}
