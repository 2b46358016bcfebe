import type { ShareHostEvent, ShareMode } from '#machines/screen-share/share-host/share-host.types.ts';

export type TellHost = (event: ShareHostEvent) => void;

/** Where the host's pictures go out: the relay, or a media server. */
export interface ScreenOutlet {
  connect(pass: string): void;
  /** What is shown from now on: the screen, its last picture, or one that stands still and is drawn on. */
  setMode(mode: ShareMode): void;
  /** A frame of the screen while it is shown. Takes it over. */
  send(frame: VideoFrame): void;
  /** What is shown while the picture stands still. */
  draw(canvas: HTMLCanvasElement): void;
  /** Of a student; a media server carries none. */
  lowerHand?(personId: number): void;
  stop(): void;
}
