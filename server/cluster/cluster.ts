import type { Server } from 'socket.io';

/** The name of a message between processes, with the type of its content. */
export interface Topic<Content> {
  readonly name: string;
  /** Never set: it ties the content's type to the topic. */
  readonly content?: Content;
}

export interface Question<Asked, Answer> {
  readonly name: string;
  readonly asked?: Asked;
  readonly answer?: Answer;
}

export interface OtherHint {
  readonly name: string;
  readonly content: unknown;
  readonly to: readonly string[];
  readonly except: readonly string[];
}

/** The processes that serve one database together. Most installations have one, which then sends nothing. */
export interface Cluster {
  /** false: this process serves its database alone. */
  readonly isShared: boolean;
  /** Joins the sockets to those of the other processes; call it before the first browser comes. */
  attach(io: Server): void;
  /** Messages keep one order with the hints. They are lost while Redis is away; then every process hears `caughtUp`. */
  tell<Content>(topic: Topic<Content>, content: Content): void;
  /** Tells without any order, for what is of use now or never. */
  mention<Content>(topic: Topic<Content>, content: Content): void;
  hear<Content>(topic: Topic<Content>, listener: (content: Content) => void): void;
  /** Hears what other processes send to browsers, in the order in which this one's browsers hear it. */
  hearHints(listener: (hint: OtherHint) => void): void;
  /** Something may have been missed, so everybody connected must be checked again. */
  whenCaughtUp(listener: () => void): void;
  /** Returns the other processes' answers, without those that take over a second. */
  ask<Asked, Answer>(question: Question<Asked, Answer>, asked: Asked): Promise<readonly Answer[]>;
  answer<Asked, Answer>(question: Question<Asked, Answer>, answer: (asked: Asked) => Answer): void;
  /** The address of the only holder of a thing, such as a shared screen's room; our own where nobody held it. */
  claim(thing: string): Promise<string>;
  renew(things: readonly string[]): void;
  /** `holder` does not answer any more: the next claim gets the thing. */
  disown(thing: string, holder: string): Promise<void>;
  release(thing: string): void;
  readonly ownAddress: () => string;
  close(): Promise<void>;
}

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
