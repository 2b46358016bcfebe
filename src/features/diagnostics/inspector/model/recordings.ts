import * as v from 'valibot';
import { type AnyStateMachine, createActor, type StateValue, transition } from 'xstate';
import { type Recording, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { type Replay, replay } from '#machines/shared/replay.ts';
import { type ChartState, chartModel } from '../chart/chart-model.ts';
import { englishWords } from '../chart/chart-words.ts';
import { likelyTransitions } from './events.ts';
import { masked } from './mask.ts';
import type { Shown, ShownActor, ShownStep } from './shown.types.ts';

/** The first step at which today's machines differ from the recorded ones. */
export interface Divergence {
  readonly index: number;
  readonly machine: string;
  readonly event: string;
  readonly recorded: StateValue;
  /** null: today's machine cannot take the step at all. */
  readonly now: StateValue | null;
  /** The difference in words, with the transitions of today's machine. */
  readonly words: string;
}

export interface ReadRecording {
  readonly shown: Shown;
  readonly divergence: Divergence | null;
}

export type RecordingProblem = 'no-json' | 'no-recording';

type Machines = Readonly<Record<string, AnyStateMachine>>;
type Snapshot = ReturnType<AnyStateMachine['getInitialSnapshot']>;

export function parseRecording(text: string): Recording | RecordingProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'no-json';
  }
  const parsed = v.safeParse(recordingSchema, json);
  return parsed.success ? parsed.output : 'no-recording';
}

/** A machine's state at the beginning of the recording; it runs nothing. */
function restored(machine: AnyStateMachine, snapshot: unknown): Snapshot | null {
  try {
    return createActor(machine, {
      snapshot: snapshot as Snapshot,
      input: undefined,
    }).getSnapshot();
  } catch {
    return null;
  }
}

function next(
  machine: AnyStateMachine,
  snapshot: Snapshot,
  event: { readonly type: string },
): Snapshot | null {
  try {
    return transition(machine, snapshot, event)[0];
  } catch {
    return null;
  }
}

/** Runs `work` at a recorded time, because machines read the clock; `work` must be synchronous. */
function atTime<Result>(time: number, work: () => Result): Result {
  const { now } = Date;
  Date.now = () => time;
  try {
    return work();
  } finally {
    Date.now = now;
  }
}

function divergenceOf({ steps, divergence }: Replay): Divergence | null {
  const first = steps.find(({ isSame }) => !isSame);
  if (!first || divergence === null) return null;
  const { number, machine, step, state } = first;
  return {
    index: number,
    machine,
    event: step.event.type,
    recorded: step.state,
    now: state,
    words: divergence,
  };
}

/** Replays a recording on today's machines, for viewing. */
export function readRecording(recording: Recording, machines: Machines): ReadRecording {
  const now = new Map<string, Snapshot | null>();
  const before = new Map<string, StateValue>();
  const models = new Map<string, ChartState>();
  const actors = recording.actors.map(({ id, machine, name, parent, snapshot }): ShownActor => {
    const logic = machines[machine] ?? null;
    const start = logic && restored(logic, snapshot);
    now.set(id, start);
    if (logic) models.set(id, chartModel(logic, englishWords));
    const first = start?.value ?? recording.steps.find(({ actor }) => actor === id)?.state ?? {};
    before.set(id, first);
    const startedAt = recording.steps.find(({ actor, kind }) => actor === id && kind === 'start')?.at ?? 0;
    return {
      id,
      machine,
      name,
      parent,
      startedAt,
      logic,
      ref: null,
      first: { state: first, context: start?.context ?? null, persisted: snapshot },
    };
  });
  const { startedAt } = recording;
  const gone = replay(recording, machines);
  const steps = recording.steps.map((recorded, place): ShownStep => {
    const isAlike = gone.steps[place]?.isSame === true;
    const { actor: id, event, kind, state, status, at } = recorded;
    const actor = actors.find((each) => each.id === id);
    const from = before.get(id) ?? state;
    const snapshot = now.get(id) ?? null;
    const { logic = null } = actor ?? {};
    const after =
      kind === 'event' && logic && snapshot
        ? atTime(Date.parse(startedAt) + at, () => next(logic, snapshot, event))
        : snapshot;
    // After a difference, today's state says nothing about the recorded one.
    now.set(id, isAlike ? after : null);
    before.set(id, state);
    const model = models.get(id);
    return {
      index: place + 1,
      at,
      actor: id,
      kind,
      event,
      before: kind === 'start' ? state : from,
      state,
      status,
      transitions: model && kind === 'event' ? likelyTransitions(model, from, event.type, state) : [],
      contextBefore: snapshot?.context ?? null,
      context: isAlike ? (after?.context ?? null) : null,
      took: recorded.took ?? null,
    };
  });
  return {
    shown: { startedAt: Date.parse(recording.startedAt), actors, steps, calls: recording.calls },
    divergence: divergenceOf(gone),
  };
}

/** Converts the shown data into a recording's form, with passwords, codes and tokens masked. */
export function toRecording(
  { startedAt, actors, steps, calls }: Shown,
  app: string,
  page: string,
): Recording {
  return {
    version: 1,
    app,
    startedAt: new Date(startedAt).toISOString(),
    page,
    actors: actors.map(({ id, machine, parent, name, first }) => ({
      id,
      machine,
      parent,
      name,
      snapshot: masked(first.persisted),
    })),
    steps: steps.map(({ at, actor, kind, event, state, status, took }) => ({
      at,
      actor,
      kind,
      event,
      state: state as Recording['steps'][number]['state'],
      status,
      ...(took === null ? {} : { took }),
    })),
    calls: [...calls],
  };
}
