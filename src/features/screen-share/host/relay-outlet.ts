import { frameLimitBytes } from '#contract/screen-share/frame.codec.ts';
import { hostMessage, readMessage } from '#contract/screen-share/relay.wire.ts';
import type { ShareMode } from '#machines/screen-share/share-host/share-host.types.ts';
import { openRelayLine, type RelayLine } from '../relay-line.ts';
import { ScreenEncoder } from './screen-encoder.ts';
import type { ScreenOutlet, TellHost } from './screen-outlet.ts';

/** Most waiting bytes in this browser; beyond them, frames are dropped instead of sent late. */
const backlog = 512 * 1024;
/** Milliseconds between pictures for viewers without a video decoder. */
const picturePause = 500;

/** Encodes every frame once; the server copies it to all viewers. */
export class RelayOutlet implements ScreenOutlet {
  readonly #tell: TellHost;
  readonly #encoder = new ScreenEncoder((frame) => this.#sendFrame(frame));
  #line: RelayLine | null = null;
  /** The last frame, because a still screen sends none. */
  #shown: VideoFrame | null = null;
  #mode: ShareMode = 'sending';
  #wantsPictures = false;
  #pictureAt = 0;

  constructor(tell: TellHost) {
    this.#tell = tell;
  }

  connect(pass: string): void {
    this.#line?.close();
    this.#line = openRelayLine(
      { pass, takes: 'video', hand: false },
      {
        onText: (text) => this.#hear(text),
        onLost: () => this.#tell({ type: 'relay.lost' }),
      },
    );
  }

  setMode(mode: ShareMode): void {
    this.#mode = mode;
    this.#line?.say({ paused: mode === 'paused' });
    if (mode === 'sending') this.#sendWhole();
  }

  send(frame: VideoFrame): void {
    this.#shown?.close();
    this.#shown = frame;
    if (this.#line && this.#line.waiting() < backlog) this.#encoder.encode(frame.clone());
    this.#sendPicture();
  }

  draw(canvas: HTMLCanvasElement): void {
    this.send(new VideoFrame(canvas, { timestamp: Math.round(performance.now() * 1000) }));
  }

  lowerHand(personId: number): void {
    this.#line?.say({ lower: personId });
  }

  stop(): void {
    this.#line?.close();
    this.#encoder.close();
    this.#shown?.close();
    this.#shown = null;
  }

  #hear(text: string): void {
    const said = readMessage(hostMessage, text);
    if (!said) return;
    switch (said.told) {
      case 'open':
        this.#tell({ type: 'relay.opened' });
        break;
      case 'viewers':
        this.#tell({ type: 'viewers.changed', names: said.names, hands: said.hands });
        break;
      case 'ended':
        this.#line?.close();
        this.#tell({ type: 'relay.ended', reason: said.reason });
        break;
      case 'key':
        this.#sendWhole();
        break;
      case 'pictures':
        this.#wantsPictures = said.wanted;
        if (said.wanted) this.#sendPicture();
        break;
      case 'slow':
        if (said.share >= 0.25) this.#encoder.slowDown();
        break;
    }
  }

  #sendWhole(): void {
    this.#encoder.askKey();
    if (this.#shown && this.#mode !== 'paused') this.send(this.#shown.clone());
  }

  #sendPicture(): void {
    const now = performance.now();
    if (!this.#wantsPictures || !this.#shown || this.#mode === 'paused') return;
    if (now - this.#pictureAt < picturePause) return;
    this.#pictureAt = now;
    const frame = this.#shown.clone();
    this.#encoder
      .picture(frame)
      .catch(() => undefined)
      .finally(() => frame.close());
  }

  #sendFrame(frame: Uint8Array<ArrayBuffer>): void {
    if (frame.byteLength > frameLimitBytes) this.#encoder.slowDown();
    else this.#line?.sendFrame(frame);
  }
}
