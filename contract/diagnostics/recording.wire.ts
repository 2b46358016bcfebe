import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';

/** What one recording may hold; the recorder stays far below, and the server takes no more. */
export const recordingLimits = {
  steps: 4000,
  actors: 300,
  calls: 4000,
  /** Of the recording as JSON text. */
  characters: 1_000_000,
} as const;

const name = rawText(200);
const actorId = v.pipe(rawText(10), v.regex(/^a[1-9]\d{0,8}$/));
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A machine's state value: the name of a state, or of each region that of its state. */
export type RecordedState = string | { readonly [region: string]: RecordedState };
const state: v.GenericSchema<RecordedState> = v.lazy(() => v.union([name, v.record(name, state)]));

const recordedActor = v.object({
  /** `a1`, `a2` … in order of appearance. */
  id: actorId,
  /** The chart's id, e.g. `noticeForm`. */
  machine: name,
  /** Id of the actor that began it, or null. */
  parent: v.nullable(actorId),
  /** Its id in the parent; a first one's is the machine's. */
  name,
  /** The redacted persisted snapshot from which a replay starts. */
  snapshot: v.unknown(),
});

const recordedStep = v.object({
  /** Milliseconds since `startedAt`. */
  at: milliseconds,
  actor: actorId,
  kind: v.picklist(['start', 'event', 'stop']),
  /** Redacted. */
  event: v.looseObject({ type: name }),
  /** Afterwards. */
  state,
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  /** How long the machine took over it, in milliseconds. */
  took: v.exactOptional(milliseconds),
});

const recordedCall = v.object({
  at: milliseconds,
  /** The wire name. */
  name,
  ms: milliseconds,
  /** Of HTTP; 0: no answer. */
  status: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(599)),
});

/**
 * What the machines of one page did, without a word that somebody typed: a path that can be gone again. Only actors
 * of machines are in it; what others did shows in the events they sent.
 */
export const recordingSchema = v.object({
  version: v.literal(1),
  /** The version of the app. */
  app: name,
  /** An instant in ISO form. */
  startedAt: v.pipe(rawText(40), v.isoTimestamp()),
  /** The route's template, without what stood in its place. */
  page: name,
  actors: v.pipe(v.array(recordedActor), v.maxLength(recordingLimits.actors)),
  steps: v.pipe(v.array(recordedStep), v.maxLength(recordingLimits.steps)),
  calls: v.pipe(v.array(recordedCall), v.maxLength(recordingLimits.calls)),
});

export type Recording = v.InferOutput<typeof recordingSchema>;
export type RecordedActor = v.InferOutput<typeof recordedActor>;
export type RecordedStep = v.InferOutput<typeof recordedStep>;
export type RecordedCall = v.InferOutput<typeof recordedCall>;
