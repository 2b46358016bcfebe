import { teachingMenu } from './menu-names.ur.ts';
import { teaching } from './messages.ur.ts';
import { teachingProjects } from './project-messages.ur.ts';
import type { TeachingTexts } from './texts.ts';

export const teachingUrdu: TeachingTexts = { teaching, teachingMenu, teachingProjects };
