import * as v from 'valibot';
import { instant } from '#contract/core/wire-numbers.ts';

/** `closed`: the host's tab; `expiry`: no heartbeat for 25 s; `elsewhere`: another tab of the host took over. */
const endReasons = ['host', 'closed', 'admin', 'expiry', 'moved', 'signed_out', 'elsewhere'] as const;
export const endReason = v.picklist(endReasons);
export type EndReason = (typeof endReasons)[number];

/** [CO-18] Milliseconds between the host's heartbeats, and until a share without one ends. */
export const heartbeatMilliseconds = 10_000;
export const staleMilliseconds = 25_000;

/** '' is this server's relay, whose pass works once. A media server's pass is a token of its own kind. */
export const wayIn = v.object({ pass: v.string(), media_url: v.string() });
export type WayIn = Readonly<v.InferOutput<typeof wayIn>>;

/** [EN-43] The course of a shared project. Shares never use number 1, a session's own. */
export const projectTypes = { none: 0, grade: 2, club: 3 } as const;

/** The project of the lesson; 0 and '': none. */
const sharedProject = {
  project_id: v.number(),
  project_title: v.string(),
  project_type: v.picklist(Object.values(projectTypes)),
};

/** `part` is a division of a grade, or a batch of a club. */
export const runningShare = v.object({
  share_id: v.number(),
  host_id: v.number(),
  host: v.string(),
  group_name: v.string(),
  part_name: v.string(),
  started_at: instant,
  ...sharedProject,
  /** [EN-44] true: the caller may watch it. */
  can_rejoin: v.boolean(),
  viewers: v.number(),
});
export type RunningShare = Readonly<v.InferOutput<typeof runningShare>>;
