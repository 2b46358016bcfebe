import { shell } from './messages.ur.ts';
import { screens } from './screen-names.ur.ts';
import type { ShellTexts } from './texts.ts';

export const shellUrdu: ShellTexts = { shell, screens };
