import type { SnapshotFrom } from 'xstate';
import { type Reach, unusualReach } from '#contract/delivery/delivery.rules.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import type { noticeReachMachine } from './notice-reach.machine.ts';

export interface NoticeReachView {
  readonly stage: 'none' | 'counting' | 'counted' | 'failed';
  /** The last count; while another one is asked for it is stale. */
  readonly reach: Reach | null;
  /** Beside what the author's notices reach as a rule. */
  readonly unusual: 'more' | 'fewer' | null;
  /** What to put right before the readers can be counted and the notice shared. */
  readonly refusal: string | null;
  readonly question: ReachQuestion | null;
}

export function noticeReachView(snapshot: SnapshotFrom<typeof noticeReachMachine>): NoticeReachView {
  const { question, reach, refusal } = snapshot.context;
  const stage = snapshot.matches('failed')
    ? 'failed'
    : snapshot.matches('counted')
      ? 'counted'
      : snapshot.hasTag('busy')
        ? 'counting'
        : 'none';
  const unusual = reach && stage === 'counted' ? unusualReach(reach.people, reach.usual) : null;
  return { stage, reach, unusual, refusal, question };
}
