import type { FrameKind } from '#contract/screen-share/frame.codec.ts';
import type { Takes, ViewerMessage } from '#contract/screen-share/relay.wire.ts';
import type { ScreenLine } from './screen.types.ts';

/** A hand goes up and down at most so often in ten seconds. */
const wordsAtMost = 20;

interface ViewerWishes {
  readonly takes: Takes;
  readonly behindMilliseconds: number;
  /** It fell behind and has caught up: the next frame has to stand alone. */
  readonly onCaughtUp: () => void;
}

/**
 * One who watches. What is on its way is never taken back; who does not keep up is sent nothing more until all of it
 * has gone, and then goes on with the next whole picture. So nobody waits for anybody.
 */
export class ScreenViewer {
  readonly line: ScreenLine;
  readonly takes: Takes;
  readonly #wishes: ViewerWishes;
  /** When the frames that are on the way were given to the line. */
  readonly #underway: number[] = [];
  #needsKey = true;
  #isBehind = false;
  #words = { from: 0, count: 0 };

  constructor(line: ScreenLine, wishes: ViewerWishes) {
    this.line = line;
    this.takes = wishes.takes;
    this.#wishes = wishes;
  }

  get isBehind(): boolean {
    return this.#isBehind;
  }

  tell(message: ViewerMessage): void {
    this.line.socket.send(JSON.stringify(message));
  }

  speaksTooOften(): boolean {
    const now = performance.now();
    if (now - this.#words.from > 10_000) this.#words = { from: now, count: 0 };
    this.#words.count += 1;
    return this.#words.count > wordsAtMost;
  }

  /** Nothing more until the next whole picture. */
  skipToKey(): void {
    this.#needsKey = true;
  }

  offer(frame: Buffer, kind: FrameKind): void {
    if ((kind === 'picture') !== (this.takes === 'pictures')) return;
    const [oldest] = this.#underway;
    if (oldest !== undefined && performance.now() - oldest > this.#wishes.behindMilliseconds) {
      this.#isBehind = true;
      this.#needsKey = true;
    }
    if (this.#isBehind || (this.#needsKey && kind === 'delta')) return;
    this.#needsKey = false;
    this.#underway.push(performance.now());
    this.line.socket.send(frame, { binary: true }, () => this.#arrived());
  }

  #arrived(): void {
    this.#underway.shift();
    if (!this.#isBehind || this.#underway.length > 0) return;
    this.#isBehind = false;
    this.#wishes.onCaughtUp();
  }
}
