import type { RecordedStep } from '#contract/diagnostics/recording.wire.ts';

/** The limits of the record; beyond them the oldest part goes. Each part begins with fresh snapshots. */
const limits = { steps: 2000, characters: 450_000 } as const;
const part = { steps: 200, characters: 60_000 } as const;

interface Part {
  /** The snapshots of actors that ran when this part began, or began in it. */
  readonly starts: Map<string, unknown>;
  readonly steps: Set<RecordedStep>;
  characters: number;
}

const emptyPart = (): Part => ({ starts: new Map(), steps: new Set(), characters: 0 });
const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

/** The last steps in order, in parts that can each start a replay. */
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

  remove(earlier: RecordedStep): void {
    for (const each of this.#parts) if (each.steps.delete(earlier)) each.characters -= sizeOf(earlier);
  }

  isPartFull(): boolean {
    return this.#last.steps.size >= part.steps || this.#last.characters >= part.characters;
  }

  /** Begins a part; `snapshots` are the current states of the running actors. */
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

  read(): { readonly starts: ReadonlyMap<string, unknown>; readonly steps: readonly RecordedStep[] } {
    const starts = new Map<string, unknown>();
    for (const each of this.#parts)
      for (const [actor, snapshot] of each.starts) if (!starts.has(actor)) starts.set(actor, snapshot);
    return { starts, steps: this.#parts.flatMap((each) => [...each.steps]) };
  }
}
