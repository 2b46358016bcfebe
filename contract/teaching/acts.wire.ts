import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { count, wireId } from '#contract/core/wire-numbers.ts';
import { classFields, flag, parts, progress, status, typeField } from './class.wire.ts';

const acting = { session_id: wireId, project_id: wireId, faculty_id: wireId };

export const shareInput = v.object({ ...acting, school_id: wireId, grade: wireId, division: parts });
export const shareClubInput = v.object({ ...acting, school_id: wireId, club_id: wireId, batch_id: parts });
export const unshareInput = v.object({ session_id: wireId, project_id: wireId, ...classFields, parts });
export const shareOutput = v.object({
  success: v.literal('true'),
  /** Divisions or batches that see the session now. */
  shared: v.array(v.number()),
  /** Those of them that this call opened or closed, for undoing it. */
  changed: v.array(v.number()),
  told: count,
});

export const completeInput = v.object({
  ...acting,
  grade: wireId,
  division: wireId,
  status,
  isClub: flag,
  /** true: every other division that has the session and is within the caller's rights too. */
  isSharedSession: flag,
  type: typeField,
});
export const completeClubInput = v.object({
  ...acting,
  club_id: wireId,
  batch_id: wireId,
  status,
  isClub: v.optional(v.union([v.boolean(), bitWire]), true),
  isSharedSession: flag,
  type: typeField,
});
export const completeOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ division_id: v.number(), ...progress })),
});
