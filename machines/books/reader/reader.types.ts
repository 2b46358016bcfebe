import type { BookPosition } from '#contract/books/position.rules.ts';

/** What this browser keeps of a reader, so that nothing is lost without a connection. */
export interface KeptPosition {
  readonly place: BookPosition;
  /** Pages of the lesson. */
  readonly pages: number;
  /** The newest version of the server that this browser knew. */
  readonly base: number;
  /** How many places this browser has had. */
  readonly step: number;
  readonly isSaved: boolean;
}

/** A place as the server has it. `isOwn`: this browser saved it. */
export interface RemotePosition extends BookPosition {
  readonly version: number;
  readonly pages: number;
  readonly isOwn: boolean;
  readonly step: number;
}

export interface SavePositionInput {
  readonly place: BookPosition;
  readonly pages: number;
  readonly base: number;
  readonly step: number;
}

export interface SavePositionResult {
  readonly isTaken: boolean;
  readonly remote: RemotePosition;
}

export interface ReaderInput {
  readonly kept: KeptPosition | null;
  /** Where a book begins that nobody opened. */
  readonly beginning: BookPosition;
  /** Somebody chose this lesson or page: it is opened, and nothing is offered. */
  readonly wanted: BookPosition | null;
}

export interface ReaderContext extends ReaderInput {
  readonly place: BookPosition;
  readonly pages: number;
  readonly base: number;
  readonly step: number;
  /** The step that is being saved, or was saved last. */
  readonly savedStep: number;
  /** Another device went on there; null: nothing to offer. */
  readonly remote: RemotePosition | null;
}

export type ReaderEvent =
  | { readonly type: 'place.moved'; readonly place: BookPosition; readonly pages: number }
  | { readonly type: 'resume.accept' }
  | { readonly type: 'resume.decline' }
  /** The page is being left: what waits is sent at once. */
  | { readonly type: 'reader.left' }
  | { readonly type: 'connection.restored' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' }
  /** The server says that the book may have changed. */
  | { readonly type: 'book.changed' };

export type ReaderEmitted =
  /** To be written down in this browser at once. */
  | { readonly type: 'keep'; readonly kept: KeptPosition }
  /** The reader is to be brought there. */
  | { readonly type: 'go'; readonly place: BookPosition };
