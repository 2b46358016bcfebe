import { teachingMenu } from './menu-names.hi.ts';
import { teaching } from './messages.hi.ts';
import { teachingProjects } from './project-messages.hi.ts';
import type { TeachingTexts } from './texts.ts';

export const teachingHindi: TeachingTexts = { teaching, teachingMenu, teachingProjects };
