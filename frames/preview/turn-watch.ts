/** Limits of a turn of the event loop in which loops run, in milliseconds and rounds. */
export const turnMost = { ms: 800, rounds: 2_000, slowMs: 1_600 } as const;

interface Clock {
  readonly now: () => number;
  /** Calls back in the next turn of the event loop. */
  readonly nextTurn: (then: () => void) => void;
}

/**
 * Ends loops that block the page. It measures time, not rounds, so endless generators and loops that await a timer
 * can go on. A paused computer must not count, so it also needs many rounds, or twice the time. After the first,
 * every loop is ended, so `try` does not help.
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
    // Reading the clock in each round would slow short loops.
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
