import type { ReactNode } from 'react';
import type { FullScreenTexts } from './FullScreenButton.tsx';
import type { MediaKeyTexts } from './MediaKeyList.tsx';

export interface VideoSource {
  readonly src: string;
  /** e.g. "720p" */
  readonly label: string;
}

export interface VideoCaptions {
  /** A WebVTT file. */
  readonly src: string;
  /** The language by its own name. */
  readonly label: string;
  /** e.g. "hi" */
  readonly lang: string;
}

export interface VideoPlayerTexts extends FullScreenTexts {
  /** Name of the player, for screen readers. */
  readonly player: (name: string) => string;
  readonly loading: string;
  readonly play: string;
  readonly pause: string;
  readonly back: (seconds: number) => string;
  readonly forward: (seconds: number) => string;
  /** Name of the time line. */
  readonly seek: string;
  readonly volume: string;
  /** e.g. "Volume 60%", after a key. */
  readonly volumeAt: (percent: number) => string;
  readonly mute: string;
  readonly unmute: string;
  readonly speed: string;
  /** e.g. "1.5×" */
  readonly speedValue: (rate: number) => string;
  readonly captions: string;
  readonly captionsOff: string;
  /** Shown for a film that has none, after the key for them. */
  readonly captionsNone: string;
  readonly resolution: string;
  readonly failed: string;
  readonly retry: string;
  /** [VW-05] In place of the video, where the browser cannot show it. */
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

/** What was played of a film since it was shown. */
export interface PlayedReport {
  /** Seconds from and to: what really played, at any speed; what was skipped is not in them. They may overlap. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Second at which the film is. */
  readonly place: number;
  /** It stands still now: paused, ended or out of view. */
  readonly isPaused: boolean;
}

export interface VideoPlayerProps {
  readonly name: string;
  /** MP4, the best first; more than one make a menu of resolutions. */
  readonly sources: readonly [VideoSource, ...VideoSource[]];
  readonly poster?: string | null | undefined;
  readonly captions?: readonly VideoCaptions[];
  /** false pauses it, e.g. in a slide that went out of view. */
  readonly active?: boolean;
  /** false for readers who may watch but not keep: the browser's own menu offers no copy either. */
  readonly downloadable?: boolean;
  /** Second at which it begins; left out: the first. */
  readonly startAt?: number | undefined;
  /** Told with each second that was played, and when the film stops. */
  readonly onWatched?: ((report: PlayedReport) => void) | undefined;
  /** Offered where the film cannot be played, e.g. its download. */
  readonly actions?: ReactNode;
  readonly texts: VideoPlayerTexts;
}
