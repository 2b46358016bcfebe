import { languageOf } from './languages.ts';
import type { loadScratch, ScratchStore } from './scratch.ts';

type Gui = Awaited<ReturnType<typeof loadScratch>>;

/** Scratch has Hindi. Urdu is ours, with English where we have no text. */
export async function setLanguage(gui: Gui, store: ScratchStore, tag: string): Promise<void> {
  const locale = languageOf(tag);
  const { messagesByLocale } = store.getState().locales;
  const { locales } = gui.part(3_001).ScratchMsgs;
  if (locale === 'ur' && !('ur' in messagesByLocale)) {
    const { urduBlocks, urduEditor, urduMusic } = await import('./urdu/urdu.ts');
    locales['ur'] = { ...locales['en'], ...urduBlocks };
    store.dispatch({
      type: 'scratch-gui/locales/UPDATE_LOCALES',
      messagesByLocale: {
        ...messagesByLocale,
        ur: { ...messagesByLocale['en'], ...urduEditor, ...urduMusic },
      },
    });
  }
  store.dispatch({ type: 'scratch-gui/locales/SELECT_LOCALE', locale });
}
