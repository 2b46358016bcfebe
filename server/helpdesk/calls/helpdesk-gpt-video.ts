import type { Handler } from '#server/core/pipeline.ts';
import { videosAbout } from '../search.ts';

export const findHelpVideos: Handler<'helpdesk-Gpt-Video'> = async ({ search }, { db, actor }) => ({
  data: await videosAbout(db, actor, search),
});
