import { officeMenu } from './menu-names.ur.ts';
import { office } from './messages.ur.ts';
import type { OfficeTexts } from './texts.ts';

export const officeUrdu: OfficeTexts = { office, officeMenu };
