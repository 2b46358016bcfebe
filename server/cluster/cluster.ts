import type { Server } from 'socket.io';

/** What one process says to the others, by its name; only its declaration knows what goes with it. */
export interface Topic<Content> {
  readonly name: string;
  /** Never there: it ties the content to the topic. */
  readonly content?: Content;
}

/** What one process asks the others. */
export interface Question<Asked, Answer> {
  readonly name: string;
  readonly asked?: Asked;
  readonly answer?: Answer;
}

/** A hint that another process sent to browsers. */
export interface OtherHint {
  readonly name: string;
  readonly content: unknown;
  readonly to: readonly string[];
  readonly except: readonly string[];
}

/**
 * The processes that serve one database together. Most installations have one; then nobody hears what is told here, and
 * nothing is sent anywhere.
 */
export interface Cluster {
  /** false: this process serves its database alone. */
  readonly isShared: boolean;
  /** Joins the sockets to those of the other processes; before the first browser comes. */
  attach(io: Server): void;
  /**
   * To every other process, in one order with the hints. What is told while Redis is away is lost: once it is back, every
   * process hears `caughtUp` and looks for itself.
   */
  tell<Content>(topic: Topic<Content>, content: Content): void;
  /** The same without any order, for what is of use now or never. */
  mention<Content>(topic: Topic<Content>, content: Content): void;
  hear<Content>(topic: Topic<Content>, listener: (content: Content) => void): void;
  /** What other processes send to browsers, in the order in which the browsers of this one hear it. */
  hearHints(listener: (hint: OtherHint) => void): void;
  /** Something may have been missed: whoever is connected has to be looked at again. */
  whenCaughtUp(listener: () => void): void;
  /** The answers of the other processes; of one that does not answer within a second, none. */
  ask<Asked, Answer>(question: Question<Asked, Answer>, asked: Asked): Promise<readonly Answer[]>;
  answer<Asked, Answer>(question: Question<Asked, Answer>, answer: (asked: Asked) => Answer): void;
  /**
   * Which process has a thing that one alone can have, such as the room of a shared screen: the address of the one that
   * has it, this one's own where nobody had it or where nobody can be asked.
   */
  claim(thing: string): Promise<string>;
  /** Keeps what was claimed for a while longer. */
  renew(things: readonly string[]): void;
  /** `holder` does not answer any more: the next who claims gets it. */
  disown(thing: string, holder: string): Promise<void>;
  release(thing: string): void;
  /** http:// or https:// address at which the other processes reach this one. */
  readonly ownAddress: () => string;
  close(): Promise<void>;
}

/** One process, with nobody to talk to. */
export const alone: Cluster = {
  isShared: false,
  ownAddress: () => '',
  attach: () => undefined,
  tell: () => undefined,
  mention: () => undefined,
  hear: () => undefined,
  hearHints: () => undefined,
  whenCaughtUp: () => undefined,
  ask: async () => [],
  answer: () => undefined,
  claim: async () => '',
  renew: () => undefined,
  disown: async () => undefined,
  release: () => undefined,
  close: async () => undefined,
};
