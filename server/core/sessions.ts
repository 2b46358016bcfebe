import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from './actor.ts';

/** Who ended a session: the school, its person with a sign-in on another device, or the provider whose account it began by. */
export type SessionEnd = 'forced' | 'elsewhere' | 'provider';

/**
 * Who speaks: asked by the pipeline and the sockets, answered by the room that keeps sessions. A person who must choose a
 * password of their own first is nobody here, except for `callerOfToken`.
 */
export interface Sessions {
  /**
   * Who a bearer token speaks for; null when it is unknown, expired, ended, or its person is switched off. `spoken` is
   * the language of the screen that asks, where it says one: it is the session's from then on.
   */
  readonly actorOfToken: (token: string, spoken?: TranslationLanguage | null) => Promise<Actor | null>;
  /** The same for the calls of the contract, with who must choose a password first: the pipeline refuses them. */
  readonly callerOfToken: (token: string, spoken?: TranslationLanguage | null) => Promise<Actor | null>;
  /** [LO-08] The same, of a session that ended a minute ago too. */
  readonly actorInGracePeriod: (token: string) => Promise<Actor | null>;
  /** Who the session cookie of a request speaks for: files and pictures are asked for with it. */
  readonly actorOfCookies: (cookies: Readonly<Record<string, string | undefined>>) => Promise<Actor | null>;
  /** Who ended the session of this token; null: none of those. */
  readonly endedBy: (token: string) => Promise<SessionEnd | null>;
  /** Who a session that stands speaks for today. */
  readonly actorOfSession: (sessionId: string) => Promise<Actor | null>;
  /** Somebody as their rights are today, for a job they began: they may have signed out since. null: they may not enter. */
  readonly actorOfPerson: (schoolId: number, personId: number) => Promise<Actor | null>;
  /** When a session ends; null when it is over. */
  readonly endOfSession: (sessionId: string) => Promise<Date | null>;
  /** Drops the cached actors, so that a move or a deactivation takes effect at once. */
  readonly forgetActors: () => void;
}
