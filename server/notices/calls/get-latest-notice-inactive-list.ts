import type { Handler } from '#server/core/pipeline.ts';
import { list } from '../latest-lists.ts';

export const getLatestNoticeInactiveList: Handler<'get-latest-notice-inactive-list'> = (input, scene) =>
  list('inactive', input, scene);
