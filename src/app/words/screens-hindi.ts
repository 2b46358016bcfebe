import { screenTexts } from './screens-hindi.gen.ts';
import type { EarlyTranslations } from './translations.ts';

export const screensHindi: EarlyTranslations = { ...screenTexts, refusals: {} };
