import { containsWords } from '#contract/search/fold.ts';
import type { SearchSource } from '#server/core/context.ts';
import { videosFor } from './queries/videos.ts';

export const videoSearch: SearchSource = {
  category: 'videos',
  isFor: () => true,
  find: async (words, { db, actor }) =>
    (await videosFor(db, actor.role))
      .filter((video) => containsWords(video.title, words))
      .map((video) => ({
        title: video.title,
        link: `view-features-video/${video.id}`,
        pageCategory: 'videos',
        projectType: '',
        description: video.description,
        rowKeyId: video.id,
        note: '',
      })),
};
