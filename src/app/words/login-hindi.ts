import { commonRefusals } from '#src/lib/words/common-refusals.hi.ts';
import { loginRefusals, loginTexts } from './login-hindi.gen.ts';
import type { EarlyTranslations } from './translations.ts';

export const loginHindi: EarlyTranslations = { ...loginTexts, commonRefusals, refusals: loginRefusals };
