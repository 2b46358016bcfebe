import type { Handler } from '#server/core/pipeline.ts';
import { getClassList } from './get-class-list.ts';

/** The same list under the office screens' name [QC-45]. */
export const masterClassesForAdmin: Handler<'master_classes-for-admin'> = getClassList;
