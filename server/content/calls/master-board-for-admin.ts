import type { Handler } from '#server/core/pipeline.ts';
import { boardList } from './board-list.ts';

/** The same list under the office screens' name [QC-45]. */
export const masterBoardForAdmin: Handler<'master_board-for-admin'> = boardList;
