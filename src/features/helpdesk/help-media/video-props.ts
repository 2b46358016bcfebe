import type { VideoWire } from '#contract/search/search.wire.ts';
import type { VideoPlayerProps } from '#src/ui/media/video-player.types.ts';

/** [VW-10, EN-25] A film's properties for the player; its best size has no name of its own. */
export function videoProps(video: VideoWire, best: string): Omit<VideoPlayerProps, 'texts'> {
  return {
    name: video.title,
    sources: [
      { src: video.video_path, label: best },
      ...video.video_resolutions.map(({ path, label }) => ({ src: path, label })),
    ],
    poster: video.tool_cover,
    captions: video.video_captions.map(({ path, label, lang }) => ({ src: path, label, lang })),
  };
}

/** The size of the first source of every shipped film. */
export const bestSize = '720p';
