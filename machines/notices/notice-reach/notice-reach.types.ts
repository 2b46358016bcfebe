import type { Reach } from '#contract/notices/delivery.rules.ts';
import type { Chosen, OfficePlaces } from '#contract/notices/notice.model.ts';
import type { NoticeFor } from '#contract/notices/notice.rules.ts';

/** An audience as it stands in the form. */
export interface ReachQuestion {
  /** The notice that is edited; 0: a new one. */
  readonly noticeId: number;
  readonly grades: Chosen;
  readonly divisions: Chosen;
  readonly noticeFor: NoticeFor;
  /** Where the central office shares; never in a school. */
  readonly office?: OfficePlaces;
}

export interface NoticeReachContext {
  /** null: nobody is chosen yet. */
  readonly question: ReachQuestion | null;
  /** Of the question that was answered last; it stays in sight while the next one is counted. */
  readonly reach: Reach | null;
}

export type NoticeReachEvent =
  | { readonly type: 'audience.change'; readonly question: ReachQuestion | null }
  | { readonly type: 'reach.retry' }
  | { readonly type: 'connection.restored' };
