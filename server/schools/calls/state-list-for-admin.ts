import type { Handler } from '#server/core/pipeline.ts';
import { stateList } from './state-list.ts';

/** The same list under the office screens' name [QC-45]. */
export const stateListForAdmin: Handler<'state-list-for-admin'> = stateList;
