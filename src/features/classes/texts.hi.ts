import { classesMenu } from './menu-names.hi.ts';
import { classes } from './messages.hi.ts';
import type { ClassesTexts } from './texts.ts';

export const classesHindi: ClassesTexts = { classes, classesMenu };
