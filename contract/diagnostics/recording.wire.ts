import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';

/** Limits that the server enforces; the recorder stays far below. */
export const recordingLimits = {
  steps: 4000,
  actors: 300,
  calls: 4000,
  characters: 1_000_000,
} as const;

const name = rawText(200);
const actorId = v.pipe(rawText(10), v.regex(/^a[1-9]\d{0,8}$/));
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));

export type RecordedState = string | { readonly [region: string]: RecordedState };
const state: v.GenericSchema<RecordedState> = v.lazy(() => v.union([name, v.record(name, state)]));

const recordedActor = v.object({
  /** `a1`, `a2` … in order of appearance. */
  id: actorId,
  machine: name,
  /** Id of the actor that spawned it, or null. */
  parent: v.nullable(actorId),
  name,
  snapshot: v.unknown(),
});

const recordedStep = v.object({
  /** Milliseconds since `startedAt`. */
  at: milliseconds,
  actor: actorId,
  kind: v.picklist(['start', 'event', 'stop']),
  event: v.looseObject({ type: name }),
  state,
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  /** Milliseconds that the machine took. */
  took: v.exactOptional(milliseconds),
});

const recordedCall = v.object({
  at: milliseconds,
  name,
  ms: milliseconds,
  /** HTTP status; 0: no answer. */
  status: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(599)),
});

/**
 * Events of a page's machines without any typed text, so that a state can be replayed. Only machines are listed;
 * other actors show in the events they sent.
 */
export const recordingSchema = v.object({
  version: v.literal(1),
  app: name,
  /** An instant in ISO form. */
  startedAt: v.pipe(rawText(40), v.isoTimestamp()),
  page: name,
  actors: v.pipe(v.array(recordedActor), v.maxLength(recordingLimits.actors)),
  steps: v.pipe(v.array(recordedStep), v.maxLength(recordingLimits.steps)),
  calls: v.pipe(v.array(recordedCall), v.maxLength(recordingLimits.calls)),
});

export type Recording = v.InferOutput<typeof recordingSchema>;
export type RecordedActor = v.InferOutput<typeof recordedActor>;
export type RecordedStep = v.InferOutput<typeof recordedStep>;
export type RecordedCall = v.InferOutput<typeof recordedCall>;
