import type { Handler } from '#server/core/pipeline.ts';
import { list } from '../latest-lists.ts';

export const getLatestNoticeActiveList: Handler<'get-latest-notice-active-list'> = (input, scene) =>
  list('active', input, scene);
