import type { Handler } from '#server/core/pipeline.ts';
import { stateList } from './state-list.ts';

/** The same list under the name that the office's screens use [QC-45]. */
export const stateListForAdmin: Handler<'state-list-for-admin'> = stateList;
