import { officeMenu } from './menu-names.hi.ts';
import { office } from './messages.hi.ts';
import type { OfficeTexts } from './texts.ts';

export const officeHindi: OfficeTexts = { office, officeMenu };
