import type { LogoutRecord } from '#contract/auth/forced-logout.ts';
import type { HeardBy, Hint, HintContent } from '#contract/core/define-hint.ts';
import type { Channel } from './channels.ts';

export interface DoneLogout {
  readonly key: string;
  readonly record: LogoutRecord;
  readonly sessionIds: readonly string[];
}

export type HintParts<H extends Hint> = {
  /** People in one of these channels do not hear it. */
  readonly except?: readonly Channel[];
} & (HintContent<H> extends undefined ? object : { readonly content: HintContent<H> });

type HintArguments<H extends Hint> =
  HintContent<H> extends undefined ? [parts?: HintParts<H>] : [parts: HintParts<H>];

/** What calls may say to connected browsers. Only the server chooses the channels. */
export interface Broadcaster {
  /** Sends a hint to channels that its declaration allows; an empty list reaches nobody. */
  broadcast<H extends Hint>(hint: H, to: readonly Channel<HeardBy<H>>[], ...parts: HintArguments<H>): void;
  /** Makes these people's browsers ask for everything again, because they may read other things now. */
  askAgain(to: readonly Channel[]): void;
  endSession(sessionId: string): void;
  /** [ST-32, CC-13] Tells the ended sessions by socket and realtime database, then disconnects them. */
  forceLogout(schoolId: number, logout: DoneLogout): void;
  /** The sessions that still have a connected tab, at any process. */
  connectedSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
