import type { Handler } from '#server/core/pipeline.ts';
import { board } from '../board.ts';

export const getNoticeBoard: Handler<'get-notice-board'> = (input, scene) => board('due', input, scene);
