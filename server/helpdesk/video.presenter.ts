import type { VideoWire } from '#contract/search/search.wire.ts';
import type { StoredVideo } from './queries/videos.ts';

/** [EN-25] Names parts by their index, so that no key of the store leaves the server. */
export function presentVideo(video: StoredVideo): VideoWire {
  const path = `/videos/${video.id}`;
  return {
    id: video.id,
    title: video.title,
    description: video.description,
    video_path: `${path}/film`,
    tool_cover: `${path}/cover`,
    video_captions: video.captions.map(({ label, lang }, index) => ({
      path: `${path}/caption-${index}`,
      label,
      lang,
    })),
    video_resolutions: video.resolutions.map(({ label }, index) => ({
      path: `${path}/resolution-${index}`,
      label,
    })),
  };
}
