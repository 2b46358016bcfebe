import { classesMenu } from './menu-names.ur.ts';
import { classes } from './messages.ur.ts';
import type { ClassesTexts } from './texts.ts';

export const classesUrdu: ClassesTexts = { classes, classesMenu };
