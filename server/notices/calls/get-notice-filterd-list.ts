import type { Handler } from '#server/core/pipeline.ts';
import { board } from '../board.ts';

export const getNoticeFilteredList: Handler<'get-notice-filterd-list'> = (input, scene) =>
  board(input.status, input, scene);
