import type { Handler } from '#server/core/pipeline.ts';
import { board } from '../board.ts';

export const getNoticeBoardActive: Handler<'get-notice-board-active'> = (input, scene) =>
  board('active', input, scene);
