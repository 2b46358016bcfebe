import type { Reach } from '#contract/delivery/delivery.rules.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';

export interface NoticeReachContext {
  /** null until the person chooses somebody. */
  readonly question: ReachQuestion | null;
  /** Of the question that was answered last; it stays in sight while the next one is counted. */
  readonly reach: Reach | null;
  /** Why the server does not count this audience, which it would not share either; null: it has no objection. */
  readonly refusal: string | null;
}

export type NoticeReachEvent =
  | { readonly type: 'audience.change'; readonly question: ReachQuestion | null }
  | { readonly type: 'reach.retry' }
  | { readonly type: 'connection.restored' };
