import { type FrameHeader, readFrameHeader } from '#contract/screen-share/frame.codec.ts';
import {
  type HostMessage,
  hostSays,
  readMessage,
  type Takes,
  type ViewerMessage,
  viewerSays,
} from '#contract/screen-share/relay.wire.ts';
import type { EndReason } from '#contract/screen-share/share.model.ts';
import { closeLine, type RelayOffence, type ScreenLimits, type ScreenLine } from './screen.types.ts';
import { ScreenHands } from './screen-hands.ts';
import { ScreenViewer } from './screen-viewer.ts';

/** Milliseconds between two requests for a key frame. */
const keyPause = 1000;
/** Milliseconds. Joins and leaves within them reach the host in one message. */
const namesPause = 250;

type State = Extract<ViewerMessage, { told: 'state' }>['state'];

/** One share: its host, its viewers, and the frames that a late joiner needs. */
export class ScreenChannel {
  readonly #limits: ScreenLimits;
  readonly #viewers = new Set<ScreenViewer>();
  readonly #hands = new ScreenHands(this.#viewers);
  #host: ScreenLine | null = null;
  #isPaused = false;
  #ring: Buffer[] = [];
  #ringBytes = 0;
  #picture: Buffer | null = null;
  #second = { from: 0, frames: 0, bytes: 0 };
  #keyAskedAt = -keyPause;
  #keyTimer: NodeJS.Timeout | undefined;
  #namesTimer: NodeJS.Timeout | undefined;
  #most = 0;

  constructor(limits: ScreenLimits) {
    this.#limits = limits;
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  get isEmpty(): boolean {
    return this.#host === null && this.#viewers.size === 0;
  }

  get hasHost(): boolean {
    return this.#host !== null;
  }

  /** Disconnects an older tab of the host: two tabs that reconnect in turn would never end. */
  enterHost(line: ScreenLine): void {
    const older = this.#host;
    this.#host = line;
    if (older) {
      tell(older, { told: 'ended', reason: 'elsewhere' });
      closeLine(older.socket);
    }
    this.#isPaused = false;
    this.#forget();
    tell(line, { told: 'open' });
    this.#tellNames();
    this.#tellPictures();
    this.#tellState();
  }

  leaveHost(line: ScreenLine): boolean {
    if (this.#host !== line) return false;
    this.#host = null;
    this.#tellState();
    return true;
  }

  /** `most`: the number of viewers if it is a new maximum, else null. */
  enterViewer(
    line: ScreenLine,
    { takes, hand }: { readonly takes: Takes; readonly hand: boolean },
  ): { readonly viewer: ScreenViewer; readonly most: number | null } {
    const { behindMilliseconds } = this.#limits;
    const viewer = new ScreenViewer(line, { takes, behindMilliseconds, onCaughtUp: () => this.#askKey() });
    this.#viewers.add(viewer);
    viewer.tell({ told: 'state', state: this.#state() });
    this.#hands.enter(viewer, hand);
    if (this.#picture) viewer.offer(this.#picture, 'picture');
    const isOld = this.#ring.length > this.#limits.joinFrames;
    // A browser would need seconds to catch up with all frames since the last key frame.
    const shown = isOld ? this.#ring.slice(0, 1) : this.#ring;
    for (const [index, frame] of shown.entries()) viewer.offer(frame, index === 0 ? 'key' : 'delta');
    if (isOld) viewer.skipToKey();
    if (takes === 'video' && (isOld || this.#ring.length === 0)) this.#askKey();
    this.#tellNamesSoon();
    this.#tellPictures();
    const isMost = this.#viewers.size > this.#most;
    this.#most = Math.max(this.#most, this.#viewers.size);
    return { viewer, most: isMost ? this.#most : null };
  }

  leaveViewer(viewer: ScreenViewer): void {
    if (!this.#viewers.delete(viewer)) return;
    this.#hands.leave(viewer);
    this.#tellNamesSoon();
    this.#tellPictures();
  }

  /** Sends a host's frame unchanged to everybody. Returns the host's offence, or null. */
  relay(frame: Buffer): RelayOffence | null {
    const header = readFrameHeader(frame);
    if (!header) return 'junk';
    if (this.#isTooMuch(frame.byteLength)) return 'flood';
    const isFirst = this.#ring.length === 0 && this.#picture === null;
    this.#keep(frame, header);
    for (const viewer of this.#viewers) viewer.offer(frame, header.kind);
    if (isFirst) this.#tellState();
    if (header.kind === 'key') this.#tellSlow();
    return null;
  }

  hear(text: string): RelayOffence | null {
    const said = readMessage(hostSays, text);
    if (!said) return 'junk';
    if (this.#isTooMuch(text.length)) return 'flood';
    if ('lower' in said) {
      this.#hands.lower(said.lower);
      this.#tellNamesSoon();
    } else {
      this.#isPaused = said.paused;
      this.#tellState();
    }
    return null;
  }

  hearViewer(viewer: ScreenViewer, text: string): RelayOffence | null {
    const said = readMessage(viewerSays, text);
    if (!said) return 'viewer_spoke';
    if (viewer.speaksTooOften()) return 'flood';
    if (said.hand) this.#hands.raise(viewer);
    else this.#hands.lower(viewer.line.guest.personId);
    this.#tellNamesSoon();
    return null;
  }

  end(reason: EndReason): void {
    clearTimeout(this.#namesTimer);
    clearTimeout(this.#keyTimer);
    const lines = [...this.#viewers].map(({ line }) => line);
    if (this.#host) lines.push(this.#host);
    for (const line of lines) {
      line.socket.send(JSON.stringify({ told: 'ended', reason } satisfies ViewerMessage));
      closeLine(line.socket);
    }
    this.#host = null;
    this.#viewers.clear();
  }

  #state(): State {
    if (!this.#host) return 'waiting';
    if (this.#isPaused) return 'paused';
    return this.#ring.length === 0 && !this.#picture ? 'waiting' : 'live';
  }

  #keep(frame: Buffer, { kind }: FrameHeader): void {
    if (kind === 'picture') {
      this.#picture = frame;
      return;
    }
    const isFull =
      this.#ringBytes + frame.byteLength > this.#limits.ringBytes ||
      this.#ring.length >= this.#limits.ringFrames;
    if (kind === 'key' || isFull) {
      this.#ring = [];
      this.#ringBytes = 0;
    }
    if (kind === 'delta' && this.#ring.length === 0) {
      this.#askKey();
      return;
    }
    this.#ring.push(frame);
    this.#ringBytes += frame.byteLength;
  }

  #forget(): void {
    this.#ring = [];
    this.#ringBytes = 0;
    this.#picture = null;
  }

  #isTooMuch(bytes: number): boolean {
    const now = performance.now();
    if (now - this.#second.from > 1000) this.#second = { from: now, frames: 0, bytes: 0 };
    this.#second.frames += 1;
    this.#second.bytes += bytes;
    const { framesPerSecond, bytesPerSecond } = this.#limits;
    return this.#second.frames > framesPerSecond || this.#second.bytes > bytesPerSecond;
  }

  #askKey(): void {
    if (!this.#host || this.#keyTimer) return;
    const rest = Math.max(0, this.#keyAskedAt + keyPause - performance.now());
    this.#keyTimer = setTimeout(() => {
      this.#keyTimer = undefined;
      this.#keyAskedAt = performance.now();
      if (this.#host) tell(this.#host, { told: 'key' });
    }, rest).unref();
  }

  #tellState(): void {
    for (const viewer of this.#viewers) viewer.tell({ told: 'state', state: this.#state() });
  }

  #tellNamesSoon(): void {
    this.#namesTimer ??= setTimeout(() => this.#tellNames(), namesPause).unref();
  }

  #tellNames(): void {
    clearTimeout(this.#namesTimer);
    this.#namesTimer = undefined;
    const names = [...new Set([...this.#viewers].map(({ line }) => line.guest.name))].toSorted();
    if (this.#host) tell(this.#host, { told: 'viewers', names, hands: this.#hands.all });
  }

  #tellPictures(): void {
    const wanted = [...this.#viewers].some(({ takes }) => takes === 'pictures');
    if (!wanted) this.#picture = null;
    if (this.#host) tell(this.#host, { told: 'pictures', wanted });
  }

  /** Tells the host which share of viewers is behind, so that it sends less. */
  #tellSlow(): void {
    const slow = [...this.#viewers].filter(({ isBehind }) => isBehind).length;
    if (this.#host && slow > 0) tell(this.#host, { told: 'slow', share: slow / this.#viewers.size });
  }
}

function tell({ socket }: ScreenLine, message: HostMessage): void {
  socket.send(JSON.stringify(message));
}
