import { screenTexts } from './screens-urdu.gen.ts';
import type { EarlyTranslations } from './translations.ts';

export const screensUrdu: EarlyTranslations = { ...screenTexts, refusals: {} };
