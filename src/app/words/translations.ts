import type { calls as everyCall } from '#contract/catalogue.ts';
import type { commonTexts } from '#contract/core/refusals.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import type { RoomTexts } from './texts.gen.ts';

export type Translations = RoomTexts & {
  /** The English ones are in the contract and come from the server. */
  readonly commonRefusals: Messages<typeof commonTexts>;
  readonly refusals: RefusalsIn<typeof everyCall>;
};

/** Texts of the login page, or of the first screens. */
export type EarlyTranslations = Partial<RoomTexts> &
  Partial<Pick<Translations, 'commonRefusals'>> & { readonly refusals: Partial<Translations['refusals']> };
