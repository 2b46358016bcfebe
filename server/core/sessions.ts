import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from './actor.ts';

/** Who ended a session; `elsewhere`: its person signed in on another device. */
export type SessionEnd = 'forced' | 'elsewhere' | 'provider';

/** A person who must first choose a password of their own is null here, except for `callerOfToken`. */
export interface Sessions {
  /** null: unknown, expired or ended, or the person is switched off. `spoken` becomes the session's language. */
  readonly actorOfToken: (token: string, spoken?: TranslationLanguage | null) => Promise<Actor | null>;
  /** Serves the contract's calls: also gives people who must choose a password first, whom the pipeline refuses. */
  readonly callerOfToken: (token: string, spoken?: TranslationLanguage | null) => Promise<Actor | null>;
  /** [LO-08] Also gives the actor of a session that ended up to a minute ago. */
  readonly actorInGracePeriod: (token: string) => Promise<Actor | null>;
  readonly actorOfCookies: (cookies: Readonly<Record<string, string | undefined>>) => Promise<Actor | null>;
  /** null: none of these ended it. */
  readonly endedBy: (token: string) => Promise<SessionEnd | null>;
  readonly actorOfSession: (sessionId: string) => Promise<Actor | null>;
  /** A person with today's rights, for a job they began and may have signed out of since; null: they may not enter. */
  readonly actorOfPerson: (schoolId: number, personId: number) => Promise<Actor | null>;
  /** null when it is over. */
  readonly endOfSession: (sessionId: string) => Promise<Date | null>;
  /** Drops the cached actors, so that a move or a deactivation takes effect at once. */
  readonly forgetActors: () => void;
}
