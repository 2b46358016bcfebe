import type { FrameKind } from '#contract/screen-share/frame.codec.ts';
import type { Takes, ViewerMessage } from '#contract/screen-share/relay.wire.ts';
import type { ScreenLine } from './screen.types.ts';

/** Changes of a hand in ten seconds. */
const wordsAtMost = 20;

interface ViewerWishes {
  readonly takes: Takes;
  readonly behindMilliseconds: number;
  /** After falling behind it caught up, so the next frame must be a key frame. */
  readonly onCaughtUp: () => void;
}

/** A viewer that is behind gets nothing until all sent frames are gone, and then the next key frame. */
export class ScreenViewer {
  readonly line: ScreenLine;
  readonly takes: Takes;
  readonly #wishes: ViewerWishes;
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
