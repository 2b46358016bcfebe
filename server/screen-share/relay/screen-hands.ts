import type { RaisedHand } from '#contract/screen-share/relay.wire.ts';
import type { ScreenViewer } from './screen-viewer.ts';

/** Raised hands in order. A student with two tabs has one hand. */
export class ScreenHands {
  readonly #viewers: ReadonlySet<ScreenViewer>;
  readonly #up = new Map<number, string>();

  constructor(viewers: ReadonlySet<ScreenViewer>) {
    this.#viewers = viewers;
  }

  get all(): RaisedHand[] {
    return [...this.#up].map(([id, name]) => ({ id, name }));
  }

  /** A second tab learns that the hand is up. */
  enter(viewer: ScreenViewer, isUp: boolean): void {
    const { guest } = viewer.line;
    if (isUp) this.raise(viewer);
    else if (this.#up.has(guest.personId)) viewer.tell({ told: 'hand', up: true });
  }

  raise({ line: { guest } }: ScreenViewer): void {
    if (!this.#up.has(guest.personId)) this.#up.set(guest.personId, guest.name);
    this.#tell(guest.personId, true);
  }

  lower(personId: number): void {
    if (this.#up.delete(personId)) this.#tell(personId, false);
  }

  leave({ line: { guest } }: ScreenViewer): void {
    if (this.#of(guest.personId).length === 0) this.#up.delete(guest.personId);
  }

  #of(personId: number): ScreenViewer[] {
    return [...this.#viewers].filter(({ line }) => line.guest.personId === personId);
  }

  #tell(personId: number, up: boolean): void {
    for (const viewer of this.#of(personId)) viewer.tell({ told: 'hand', up });
  }
}
