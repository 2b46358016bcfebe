import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type SnapshotFrom,
} from 'xstate';
import { isSame } from '#machines/shared/is-same.ts';
import { canHappen, failed, type PathEvent, shortestPaths, type Walk } from './paths.ts';

/**
 * What expiry and forced logout are to a form that is not told of them: the page stays, locked, and each call that waits
 * is refused [QU-64, ST-32, ER-13]. A lost connection refuses them likewise.
 */
const ends = [{ kind: 'unauthorized' }, { kind: 'unreachable' }] as const;

export interface Call {
  readonly id: string;
  readonly input: unknown;
}

export interface SessionEndPlan<Machine extends AnyStateMachine> {
  /** What a person typed or chose, as far as the machine holds it. */
  readonly typed: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** What the same person presses afterwards, and times that pass; nothing here types anew. */
  readonly goOn: readonly PathEvent[];
  /** Is the second call the first one made again? Else: the same name with the same content. */
  readonly isAgain?: (first: Call, second: Call) => boolean;
  /** Is there nothing left to call for, by what became known meanwhile? */
  readonly isMoot?: (call: Call, snapshot: SnapshotFrom<Machine>) => boolean;
}

export interface SessionEnds {
  /** Places from which the session ended. */
  places: number;
  /** Calls that were cut off, by the name of their actor. */
  readonly cutOff: Set<string>;
  /** Where something typed was lost, or the machine ended or waits for an answer that never comes. */
  readonly losses: unknown[];
  /** Where a call could not be made again as it was, with nothing typed anew. */
  readonly deadEnds: unknown[];
}

const asText = (value: unknown) => JSON.stringify(value);

/** Ends the session in every place of the walk, and goes on from there as the same person. */
export function endSessionEverywhere<Machine extends AnyStateMachine>(
  machine: Machine,
  walk: Walk<Machine>,
  plan: SessionEndPlan<Machine>,
): SessionEnds {
  const logic: AnyStateMachine = machine;
  const names = namesOfCalls(walk.events);
  const typedIn = (snapshot: AnyMachineSnapshot) => asText(plan.typed(snapshot as SnapshotFrom<Machine>));
  const isAgain = plan.isAgain ?? isSame;
  const found: SessionEnds = { places: 0, cutOff: new Set(), losses: [], deadEnds: [] };

  function endFrom(state: AnyMachineSnapshot, path: readonly string[], end: (typeof ends)[number]): void {
    const actor = createActor(logic, { snapshot: logic.getPersistedSnapshot(state) }).start();
    const before = typedIn(actor.getSnapshot());
    const calls = callsOf(actor.getSnapshot(), names);
    // The call that follows on a refused one is refused as well.
    for (let turn = 0; turn < 3; turn += 1)
      for (const { id } of callsOf(actor.getSnapshot(), names)) actor.send(failed(id, end));

    const after = actor.getSnapshot();
    const waiting = callsOf(after, names).map(({ id }) => id);
    if (after.status !== 'active' || typedIn(after) !== before || waiting.length > 0)
      found.losses.push({ path, end: end.kind, before, after: typedIn(after), waiting });
    for (const call of calls) {
      found.cutOff.add(call.id);
      if (plan.isMoot?.(call, after as SnapshotFrom<Machine>)) continue;
      if (!canBeMadeAgain(after, call)) found.deadEnds.push({ path, end: end.kind, call, at: after.value });
    }
    actor.stop();
  }

  /** Does the same call run again after at most three presses? */
  function canBeMadeAgain(from: AnyMachineSnapshot, call: Call): boolean {
    let places = [from];
    for (let depth = 0; depth < 3; depth += 1) {
      const next: AnyMachineSnapshot[] = [];
      for (const place of places)
        for (const press of plan.goOn) {
          const actor = createActor(logic, { snapshot: logic.getPersistedSnapshot(place) }).start();
          if (canHappen(actor.getSnapshot(), press)) actor.send(press);
          const reached = actor.getSnapshot();
          if (callsOf(reached, names).some((other) => isAgain(call, other))) return true;
          if (asText(reached.value) !== asText(place.value)) next.push(reached);
        }
      places = next;
    }
    return false;
  }

  for (const { state, events } of shortestPaths(machine, walk)) {
    if (state.status !== 'active') continue;
    found.places += 1;
    for (const end of ends)
      endFrom(
        state,
        events.map(({ type }) => type),
        end,
      );
  }
  return found;
}

const answer = /^xstate\.done\.actor\.(.+)$/;

const namesOfCalls = (events: readonly PathEvent[]) =>
  new Set(events.flatMap(({ type }) => answer.exec(type)?.[1] ?? []));

const callsOf = (snapshot: AnyMachineSnapshot, names: ReadonlySet<string>): Call[] =>
  Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) =>
    child && names.has(id) ? [{ id, input: child.getSnapshot().input }] : [],
  );
