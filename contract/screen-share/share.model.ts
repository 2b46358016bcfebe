import * as v from 'valibot';
import { instant } from '#contract/core/wire-numbers.ts';

/** Why a share ended; `closed` is the host's tab, `expiry` a host nobody heard of for 25 s, `elsewhere` another tab of theirs. */
const endReasons = ['host', 'closed', 'admin', 'expiry', 'moved', 'signed_out', 'elsewhere'] as const;
export const endReason = v.picklist(endReasons);
export type EndReason = (typeof endReasons)[number];

/** [CO-18] The host's heartbeat, and after how long without one a share is over. In milliseconds. */
export const heartbeatMilliseconds = 10_000;
export const staleMilliseconds = 25_000;

/**
 * How one comes to a share: a pass, and the media server it opens. '' is this server's own relay, whose pass is good
 * once; a media server's is a token of its own kind.
 */
export const wayIn = v.object({ pass: v.string(), media_url: v.string() });
export type WayIn = Readonly<v.InferOutput<typeof wayIn>>;

/** [EN-43] Of what course a shared project is; the first, a session's own, is none of a share here. */
export const projectTypes = { none: 0, grade: 2, club: 3 } as const;

/** What is worked on meanwhile; 0 and '': nothing in particular. */
const sharedProject = {
  project_id: v.number(),
  project_title: v.string(),
  project_type: v.picklist(Object.values(projectTypes)),
};

/** A running share. `part` is a division of a grade, or a batch of a club. */
export const runningShare = v.object({
  share_id: v.number(),
  host_id: v.number(),
  host: v.string(),
  group_name: v.string(),
  part_name: v.string(),
  started_at: instant,
  ...sharedProject,
  /** [EN-44] May the one who asks watch it? */
  can_rejoin: v.boolean(),
  viewers: v.number(),
});
export type RunningShare = Readonly<v.InferOutput<typeof runningShare>>;
