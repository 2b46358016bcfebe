import type { Handler } from '#server/core/pipeline.ts';
import { getClassList } from './get-class-list.ts';

/** The same list under the name that the office's screens use [QC-45]. */
export const masterClassesForAdmin: Handler<'master_classes-for-admin'> = getClassList;
