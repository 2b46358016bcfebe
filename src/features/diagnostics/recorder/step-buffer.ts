import type { RecordedStep } from '#contract/diagnostics/recording.wire.ts';

/** How much is kept; beyond it the oldest part goes, and what was at work begins with a fresh snapshot. */
const limits = { steps: 2000, characters: 450_000 } as const;
const part = { steps: 200, characters: 60_000 } as const;

interface Part {
  /** Where each actor stood that was at work when this part began, or that began in it. */
  readonly starts: Map<string, unknown>;
  readonly steps: Set<RecordedStep>;
  characters: number;
}

const emptyPart = (): Part => ({ starts: new Map(), steps: new Set(), characters: 0 });
const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

/** The last steps in order, in parts that can each be begun with. */
export class StepBuffer {
  #parts: Part[] = [emptyPart()];

  get #last(): Part {
    const last = this.#parts.at(-1);
    if (!last) throw new Error('A buffer has a part.');
    return last;
  }

  start(actor: string, snapshot: unknown): void {
    this.#last.starts.set(actor, snapshot);
    this.#last.characters += sizeOf(snapshot);
  }

  add(step: RecordedStep): void {
    this.#last.steps.add(step);
    this.#last.characters += sizeOf(step);
  }

  /** `later` says all that `earlier` said. */
  remove(earlier: RecordedStep): void {
    for (const each of this.#parts) if (each.steps.delete(earlier)) each.characters -= sizeOf(earlier);
  }

  isPartFull(): boolean {
    return this.#last.steps.size >= part.steps || this.#last.characters >= part.characters;
  }

  /** Begins a part; `snapshots` are where those at work stand now. */
  turn(snapshots: readonly (readonly [string, unknown])[]): void {
    this.#parts.push(emptyPart());
    for (const [actor, snapshot] of snapshots) this.start(actor, snapshot);
    const total = (count: (each: Part) => number) => this.#parts.reduce((sum, each) => sum + count(each), 0);
    while (
      this.#parts.length > 2 &&
      (total((each) => each.steps.size) > limits.steps ||
        total((each) => each.characters) > limits.characters)
    )
      this.#parts.shift();
  }

  /** Everything kept: who begins where, and the steps. */
  read(): { readonly starts: ReadonlyMap<string, unknown>; readonly steps: readonly RecordedStep[] } {
    const starts = new Map<string, unknown>();
    for (const each of this.#parts)
      for (const [actor, snapshot] of each.starts) if (!starts.has(actor)) starts.set(actor, snapshot);
    return { starts, steps: this.#parts.flatMap((each) => [...each.steps]) };
  }
}
