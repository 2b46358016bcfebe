/** A turn of the event loop in which loops only go round is ended after this time, in milliseconds. */
export const turnMost = { ms: 800, rounds: 2_000, slowMs: 1_600 } as const;

interface Clock {
  readonly now: () => number;
  /** Calls back in the next turn of the event loop. */
  readonly nextTurn: (then: () => void) => void;
}

/**
 * Ends loops that keep the page from answering, by time and not by rounds: a generator's endless loop that gives one
 * value at a time, and a loop that awaits a timer, go on for ever. A machine that stalled is no reason, so it takes
 * rounds too, or twice the time. Once a loop was ended each loop is: `try` does not help.
 */
export class TurnWatch {
  private begun: number | null = null;
  private rounds = 0;
  private hasEnded = false;

  constructor(
    private readonly clock: Clock,
    private readonly onHung: (line: number) => void,
  ) {}

  /** Each loop calls it in each round. Throws when the turn has lasted too long. */
  readonly round = (line: number): void => {
    if (this.hasEnded) throw new Error('The program was stopped.');
    this.rounds += 1;
    // To ask the time in each round would make short loops slow.
    if (this.begun !== null && this.rounds % 16 !== 0 && this.rounds > 16) return;
    const now = this.clock.now();
    if (this.begun === null) {
      this.begun = now;
      this.clock.nextTurn(() => {
        this.begun = null;
        this.rounds = 0;
      });
      return;
    }
    const lasted = now - this.begun;
    if (lasted < turnMost.ms || (this.rounds < turnMost.rounds && lasted < turnMost.slowMs)) return;
    this.hasEnded = true;
    this.onHung(line);
    throw new Error('The program was stopped.');
  };
}
