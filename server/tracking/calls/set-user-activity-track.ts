import type { Handler } from '#server/core/pipeline.ts';
import { storePageTimes } from '../page-times.ts';

/** [CC-08, ST-44] */
export const setUserActivityTrack: Handler<'set-user-activity-track'> = async (
  { pages },
  { app, db, actor },
) => ({ status: 'true', stored: await storePageTimes(app, db, actor, pages) });
