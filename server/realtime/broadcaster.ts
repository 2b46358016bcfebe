import type { LogoutRecord } from '#contract/auth/forced-logout.ts';
import type { HeardBy, Hint, HintContent } from '#contract/core/define-hint.ts';
import type { Channel } from './channels.ts';

/** A forced logout that is done. */
export interface DoneLogout {
  readonly key: string;
  readonly record: LogoutRecord;
  readonly sessionIds: readonly string[];
}

/** What goes with a hint besides its channels. */
export type HintParts<H extends Hint> = {
  /** Who is also in one of these does not hear it. */
  readonly except?: readonly Channel[];
} & (HintContent<H> extends undefined ? object : { readonly content: HintContent<H> });

type HintArguments<H extends Hint> =
  HintContent<H> extends undefined ? [parts?: HintParts<H>] : [parts: HintParts<H>];

/** What calls may say to connected browsers. The server alone chooses the channels. */
export interface Broadcaster {
  /** Sends a hint to the channels that its declaration allows; to no channels, to no one. */
  broadcast<H extends Hint>(hint: H, to: readonly Channel<HeardBy<H>>[], ...parts: HintArguments<H>): void;
  /** These people may read other things from now on: their browsers ask for everything again, as after a broken connection. */
  askAgain(to: readonly Channel[]): void;
  /** Disconnects every tab of the session. */
  endSession(sessionId: string): void;
  /** [ST-32, CC-13] Tells the ended sessions by socket and realtime database, then disconnects them. */
  forceLogout(schoolId: number, logout: DoneLogout): void;
  /** Those of these sessions that a tab is still connected with, to whichever process. */
  connectedSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
