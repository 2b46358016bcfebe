import type { Handler } from '#server/core/pipeline.ts';
import { list } from '../latest-lists.ts';

export const getLatestNoticeList: Handler<'get-latest-notice-list'> = (input, scene) =>
  list('due', input, scene);
