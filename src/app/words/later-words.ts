import { completeWords } from '#src/lib/words/language.ts';

interface LaterWords {
  /** Sets once how parts with later words wait for them. */
  readonly waitBy: (wait: (step: 1 | 2) => Promise<void>) => void;
  /** Parts loaded meanwhile wait for no words. */
  readonly past: <Loaded>(load: () => Loaded) => Loaded;
}

/** Made in the build by `tools/later-words.mjs`. */
declare const __webpack_require__: { readonly laterWords?: LaterWords };

const ofBuild = (): LaterWords | undefined =>
  typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.laterWords;

/** From now on parts with later words wait for them; earlier parts waited for this call. */
export function waitForLaterWords(): void {
  ofBuild()?.waitBy((step) => completeWords(step === 1 ? 'screens' : 'all'));
}

/** For loading words themselves: a part they share with a screen must not wait for what it brings. */
export const loadWords = <Loaded>(load: () => Loaded): Loaded => ofBuild()?.past(load) ?? load();
