import type { FrameTexts } from '#contract/workspace/frame-texts.ts';
import { currentLanguage } from '#src/lib/words/language.ts';

/** Texts of the tools' pages in the reader's language, or in English if that fails to load. */
export async function loadFrameTexts(): Promise<FrameTexts> {
  const { englishFrameTexts } = await import('./frame-texts.en.ts');
  const language = currentLanguage();
  try {
    if (language === 'hi') return (await import('./frame-texts.hi.ts')).hindiFrameTexts;
    if (language === 'ur') return (await import('./frame-texts.ur.ts')).urduFrameTexts;
  } catch {
    // English is already loaded.
  }
  return englishFrameTexts;
}
