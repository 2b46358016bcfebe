import { commonRefusals } from '#src/lib/words/common-refusals.ur.ts';
import { loginRefusals, loginTexts } from './login-urdu.gen.ts';
import type { EarlyTranslations } from './translations.ts';

export const loginUrdu: EarlyTranslations = { ...loginTexts, commonRefusals, refusals: loginRefusals };
