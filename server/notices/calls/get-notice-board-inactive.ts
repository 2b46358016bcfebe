import type { Handler } from '#server/core/pipeline.ts';
import { board } from '../board.ts';

export const getNoticeBoardInactive: Handler<'get-notice-board-inactive'> = (input, scene) =>
  board('inactive', input, scene);
