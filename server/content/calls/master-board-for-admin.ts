import type { Handler } from '#server/core/pipeline.ts';
import { boardList } from './board-list.ts';

/** The same list under the name that the office's screens use [QC-45]. */
export const masterBoardForAdmin: Handler<'master_board-for-admin'> = boardList;
