import { clever } from './clever.dialect.ts';
import type { Dialect } from './dialect.ts';
import { google } from './google.dialect.ts';
import { oneRoster } from './oneroster.dialect.ts';
import { powerSchool } from './powerschool.dialect.ts';
import { sds1, sds2, sds21 } from './sds.dialect.ts';

/** If two fit equally, the first wins. */
export const dialects: readonly Dialect[] = [clever, sds1, sds21, sds2, google, powerSchool, oneRoster];
