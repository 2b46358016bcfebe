import { completeWords } from '#src/lib/words/language.ts';

interface LaterWords {
  /** Hears once how the parts that show later words wait for them. */
  readonly waitBy: (wait: (step: 1 | 2) => Promise<void>) => void;
  /** Parts asked for meanwhile wait for no words. */
  readonly past: <Loaded>(load: () => Loaded) => Loaded;
}

/** Of the build, by `tools/later-words.mjs`. */
declare const __webpack_require__: { readonly laterWords?: LaterWords };

const ofBuild = (): LaterWords | undefined =>
  typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.laterWords;

/** From now on parts of the app that show later words wait for them; parts asked for before waited for this. */
export function waitForLaterWords(): void {
  ofBuild()?.waitBy((step) => completeWords(step === 1 ? 'screens' : 'all'));
}

/** Asks for words themselves: a part they share with a screen must not wait for what it brings. */
export const loadWords = <Loaded>(load: () => Loaded): Loaded => ofBuild()?.past(load) ?? load();
