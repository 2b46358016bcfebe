import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { PathEvent, Walk } from './paths.ts';
import type { Chance } from './random-walk.ts';

/** What always holds, whatever happens. */
export interface Invariant<Snapshot> {
  /** In plain words; it is printed when it breaks. */
  readonly name: string;
  /** Does it hold after this step? At the start there was nothing before. */
  readonly holds: (after: Snapshot, before: Snapshot | null, event: PathEvent | null) => boolean;
}

/** A machine with everything that walks through it need; one beside the tests of each machine. */
export interface WalkedMachine<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The real one, with actors that stay silent. */
  readonly machine: Machine;
  /** Together they take every transition. */
  readonly walks: Readonly<Record<string, Walk<Machine>>>;
  readonly invariants: readonly Invariant<SnapshotFrom<Machine>>[];
  /** Something else that may happen on a random walk: other texts, other files. */
  readonly surprise?: (chance: Chance, snapshot: SnapshotFrom<Machine>) => PathEvent;
}

/** Holds the parts together; who walks all machines alike need not know which one it is. */
export function walked<Machine extends AnyStateMachine>(parts: WalkedMachine<Machine>): WalkedMachine {
  return parts as WalkedMachine;
}

/** A call that begins with this step: its actor runs now and did not before. */
export function begins<Snapshot extends { readonly children: object }>(
  id: string,
  after: Snapshot,
  before: Snapshot | null,
): boolean {
  const child = (snapshot: Snapshot | null): unknown =>
    snapshot && (snapshot.children as Readonly<Record<string, unknown>>)[id];
  return child(after) !== undefined && child(after) !== child(before);
}

/** What a running actor was given. */
export function inputOf(snapshot: { readonly children: object }, id: string): unknown {
  const child = (snapshot.children as Readonly<Record<string, { getSnapshot(): unknown } | undefined>>)[id];
  const state = child?.getSnapshot();
  return typeof state === 'object' && state !== null && 'input' in state ? state.input : undefined;
}

/** How many of these run at once. */
export const runningOf = (snapshot: { readonly children: object }, ...ids: readonly string[]): number =>
  ids.filter((id) => (snapshot.children as Readonly<Record<string, unknown>>)[id] !== undefined).length;

/** Is none of these words kept? */
export const keepsNone = (
  { context }: { readonly context: unknown },
  ...words: readonly string[]
): boolean => {
  const text = JSON.stringify(context);
  return words.every((word) => !text.includes(word));
};
