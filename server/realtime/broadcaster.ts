/** A hint that something changed; the receiver asks again through a call, so a hint carries no content. */
export interface NoticeChanged {
  readonly noticeId: number;
  readonly version: number;
}

/** What calls may say to connected browsers. Rooms are chosen here, on the server, alone. */
export interface Broadcaster {
  noticeChanged(rooms: readonly string[], change: NoticeChanged): void;
  /** Disconnects every tab of the session. */
  endSession(sessionId: string): void;
}
