import type { ShareHostEvent, ShareMode } from '#machines/screen-share/share-host/share-host.types.ts';

export type TellHost = (event: ShareHostEvent) => void;

/** Sends the host's pictures: the relay, or a media server. */
export interface ScreenOutlet {
  connect(pass: string): void;
  /** Shows the screen, its last picture, or a frozen picture with drawings. */
  setMode(mode: ShareMode): void;
  /** A frame of the screen while it is shown. Takes ownership of it. */
  send(frame: VideoFrame): void;
  draw(canvas: HTMLCanvasElement): void;
  /** A student's hand; media servers have none. */
  lowerHand?(personId: number): void;
  stop(): void;
}
