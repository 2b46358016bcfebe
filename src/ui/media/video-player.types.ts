import type { ReactNode } from 'react';
import type { FullScreenTexts } from './FullScreenButton.tsx';
import type { MediaKeyTexts } from './MediaKeyList.tsx';

export interface VideoSource {
  readonly src: string;
  readonly label: string;
}

export interface VideoCaptions {
  /** A WebVTT file. */
  readonly src: string;
  /** The language's name in itself. */
  readonly label: string;
  readonly lang: string;
}

export interface VideoPlayerTexts extends FullScreenTexts {
  readonly player: (name: string) => string;
  readonly loading: string;
  readonly play: string;
  readonly pause: string;
  readonly back: (seconds: number) => string;
  readonly forward: (seconds: number) => string;
  readonly seek: string;
  readonly volume: string;
  readonly volumeAt: (percent: number) => string;
  readonly mute: string;
  readonly unmute: string;
  readonly speed: string;
  readonly speedValue: (rate: number) => string;
  readonly captions: string;
  readonly captionsOff: string;
  /** Shown after the captions key if the film has none. */
  readonly captionsNone: string;
  readonly resolution: string;
  readonly failed: string;
  readonly retry: string;
  /** [VW-05] Replaces the video where the browser cannot show it. */
  readonly unsupported: string;
  readonly keys: MediaKeyTexts & {
    readonly play: string;
    readonly skip: (seconds: number) => string;
    readonly step: (seconds: number) => string;
    readonly volume: string;
    readonly mute: string;
    readonly captions: string;
    readonly speed: string;
    readonly fullScreen: string;
    readonly jump: string;
  };
}

/** What was played of a film since it was mounted. */
export interface PlayedReport {
  /** In seconds: what really played, at any speed, without skipped parts. Ranges may overlap. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly place: number;
  readonly isPaused: boolean;
}

export interface VideoPlayerProps {
  readonly name: string;
  /** MP4, the best first; several make a menu of resolutions. */
  readonly sources: readonly [VideoSource, ...VideoSource[]];
  readonly poster?: string | null | undefined;
  readonly captions?: readonly VideoCaptions[];
  /** false pauses it, e.g. in a slide out of view. */
  readonly active?: boolean;
  /** false for readers who may watch but not keep: the browser's own menu offers no copy either. */
  readonly downloadable?: boolean;
  readonly startAt?: number | undefined;
  /** Called with each played second, and when the film stops. */
  readonly onWatched?: ((report: PlayedReport) => void) | undefined;
  readonly actions?: ReactNode;
  readonly texts: VideoPlayerTexts;
}
