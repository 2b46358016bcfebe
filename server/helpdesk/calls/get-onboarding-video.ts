import type { Handler } from '#server/core/pipeline.ts';
import { onboardingVideos } from '../queries/videos.ts';
import { presentVideo } from '../video.presenter.ts';

/** [ML-07] */
export const getOnboardingVideo: Handler<'get-onboarding-video'> = async (_input, { db, actor }) => ({
  status: 'true',
  data: (await onboardingVideos(db, actor.role)).map(presentVideo),
});
