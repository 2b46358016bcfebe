import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { publicVideos } from '../queries/videos.ts';
import { presentVideo } from '../video.presenter.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** [CC-10, RT-07, QU-53] A film that is not public answers like a missing one. */
export const featuresVideo: Handler<'features-video'> = async ({ id }, { db }) => {
  if (id !== '' && !uuid.test(id)) throw notFound();
  const found = await publicVideos(db, id);
  if (id !== '' && found.length === 0) throw notFound();
  return { status: 'true', data: found.map(presentVideo) };
};
