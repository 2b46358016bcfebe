import type { LogoutRecord } from '#contract/auth/forced-logout.ts';
import type { EndReason, WayIn } from '#contract/screen-share/share.model.ts';
import type { ScreenGuest } from './screen/screen.types.ts';

/** A hint that something changed; the receiver asks again through a call, so a hint carries no content. */
export interface NoticeChanged {
  readonly noticeId: number;
  readonly version: number;
}

/** Somebody opened a notice or confirmed it. */
export interface DeliveryChanged {
  readonly noticeId: number;
}

/** A chat or a request of the helpdesk changed. */
export interface HelpdeskChanged {
  readonly chatId: string;
}

/** A forced logout that is done. */
export interface LogoutTold {
  readonly key: string;
  readonly record: LogoutRecord;
  readonly sessionIds: readonly string[];
}

/** [CC-13] A share began, can be joined again, or is over. */
export type ScreenShareHint = 'screen-share' | 'video-call-rejoin' | 'video-call-stop';

/** What calls may say to connected browsers. Rooms are chosen here, on the server, alone. */
export interface Broadcaster {
  noticeChanged(rooms: readonly string[], change: NoticeChanged): void;
  /** At most one a second of a notice, however many open it. */
  deliveryChanged(rooms: readonly string[], change: DeliveryChanged): void;
  helpdeskChanged(rooms: readonly string[], change: HelpdeskChanged): void;
  /** Classes, clubs, or who sits in them. */
  classesChanged(rooms: readonly string[]): void;
  /** Schools, or how many are in them: at most one a second, since all schools are meant. */
  schoolsChanged(rooms: readonly string[]): void;
  /** What a school chose for its classes and clubs, or may choose. */
  curriculumChanged(rooms: readonly string[]): void;
  /** What these see may read otherwise now: their browsers ask for everything again, as after a broken connection. */
  askAgain(rooms: readonly string[]): void;
  /**
   * [CC-13] The `notification` event, without content; not to who is also in a room of `except`. The rooms of `hushed`
   * hear `notification.quiet` instead: to be counted, not to be told.
   */
  notificationsChanged(
    rooms: readonly string[],
    except?: readonly string[],
    hushed?: readonly string[],
  ): void;
  /** Without content: who hears it asks which shares are theirs. */
  screenShareChanged(rooms: readonly string[], hint: ScreenShareHint): void;
  /** Lets everybody go who is at the share. */
  endScreenShare(shareId: number, reason: EndReason): void;
  /** Where a media server carries shares, the way to it; null: the pass of our own relay is enough. */
  wayToScreen(guest: ScreenGuest): WayIn | null;
  /** How many watch a share now. */
  viewersOf(shareId: number): number;
  /** Disconnects every tab of the session. */
  endSession(sessionId: string): void;
  /** [ST-32, CC-13] Tells the ended sessions by socket and realtime database, then disconnects them. */
  forceLogout(schoolId: number, logout: LogoutTold): void;
  /** Those of these sessions that a tab is still connected with. */
  connectedSessions(sessionIds: readonly string[]): ReadonlySet<string>;
}
