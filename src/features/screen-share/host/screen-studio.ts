import type { WayIn } from '#contract/screen-share/share.model.ts';
import type { BroadcastEvent, ShareMode } from '#machines/screen-share/share-host/share-host.types.ts';
import { readFrames } from './screen-frames.ts';
import type { ScreenOutlet, TellHost } from './screen-outlet.ts';

/** Never this tab itself, which would show itself endlessly. */
const wish: DisplayMediaStreamOptions & Readonly<Record<'selfBrowserSurface' | 'surfaceSwitching', string>> =
  {
    video: { width: { max: 1280 }, height: { max: 1280 }, frameRate: { max: 10 } },
    audio: false,
    selfBrowserSurface: 'exclude',
    surfaceSwitching: 'include',
  };

async function openOutlet(
  { media_url }: WayIn,
  track: MediaStreamTrack,
  tell: TellHost,
): Promise<ScreenOutlet> {
  if (media_url === '') return new (await import('./relay-outlet.ts')).RelayOutlet(tell);
  return new (await import('./livekit-outlet.ts')).LivekitOutlet(media_url, track, tell);
}

/** Captures the host's screen and gives it, or a frozen picture with drawings, to an outlet. */
export class ScreenStudio {
  readonly #tell: TellHost;
  readonly #onStream: (stream: MediaStream | null) => void;
  #stream: MediaStream | null = null;
  #stopReading: () => void = () => undefined;
  #opening: Promise<ScreenOutlet> | null = null;
  #outlet: ScreenOutlet | null = null;
  #last: VideoFrame | null = null;
  #mode: ShareMode = 'sending';
  #isOver = false;

  constructor(tell: TellHost, onStream: (stream: MediaStream | null) => void) {
    this.#tell = tell;
    this.#onStream = onStream;
  }

  /** Must run within a press, or browsers do not show their dialog. */
  async choose(): Promise<void> {
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia(wish);
      const [track] = stream.getVideoTracks();
      if (this.#isOver || !track) return stream.getTracks().forEach((each) => each.stop());
      track.contentHint = 'detail';
      this.#stream = stream;
      // [ST-29] The browser's own bar.
      track.addEventListener('ended', () => this.#tell({ type: 'screen.ended' }));
      this.#stopReading = readFrames(track, (frame) => this.#take(frame));
      this.#onStream(stream);
      this.#tell({ type: 'screen.chosen' });
    } catch {
      if (!this.#isOver) this.#tell({ type: 'screen.denied' });
    }
  }

  hear(event: BroadcastEvent): void {
    if (event.type === 'connect')
      void this.#connect(event.way).catch(() => this.#tell({ type: 'relay.lost' }));
    else if (event.type === 'hand.lower') this.#outlet?.lowerHand?.(event.id);
    else this.#setMode(event.mode);
  }

  get still(): VideoFrame | null {
    return this.#last;
  }

  sendDrawing(canvas: HTMLCanvasElement): void {
    if (this.#mode === 'frozen') this.#outlet?.draw(canvas);
  }

  stop(): void {
    this.#isOver = true;
    this.#stopReading();
    this.#outlet?.stop();
    this.#last?.close();
    this.#last = null;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#onStream(null);
  }

  async #connect(way: WayIn): Promise<void> {
    const [track] = this.#stream?.getVideoTracks() ?? [];
    if (!track) return;
    // On a slow line a second try may start while the first still loads.
    this.#opening ??= openOutlet(way, track, (event) => this.#isOver || this.#tell(event));
    this.#opening.catch(() => {
      this.#opening = null;
    });
    this.#outlet = await this.#opening;
    if (this.#isOver) this.#outlet.stop();
    else this.#outlet.connect(way.pass);
  }

  #setMode(mode: ShareMode): void {
    this.#mode = mode;
    // A still screen sends no frames.
    if (mode === 'sending' && this.#last) this.#outlet?.send(this.#last.clone());
    this.#outlet?.setMode(mode);
  }

  #take(frame: VideoFrame): void {
    this.#last?.close();
    this.#last = frame;
    if (this.#mode === 'sending') this.#outlet?.send(frame.clone());
  }
}
