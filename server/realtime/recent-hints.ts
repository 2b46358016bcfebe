import type { Channel } from './channels.ts';

export interface SentHint {
  readonly name: string;
  readonly content: unknown;
  readonly to: readonly Channel[];
  readonly except: readonly Channel[];
}

/** The hints that a browser missed; null: more than is remembered. */
type Missed = readonly SentHint[] | null;

export interface RecentHints {
  remember(hint: SentHint): void;
  /** Hints of the last `age` milliseconds to these channels, oldest first, each kind and content once. */
  missed(age: number, isIn: (channel: string) => boolean): Missed;
}

const rememberedMilliseconds = 60_000;
const rememberedHints = 2_000;

/** A page asks for its data before it connects: without these hints it would miss changes between the two. */
export function createRecentHints(now: () => number = () => performance.now()): RecentHints {
  let sent: { readonly at: number; readonly hint: SentHint }[] = [];
  let completeSince = now();
  return {
    remember: (hint) => {
      const at = now();
      sent.push({ at, hint });
      // Half goes at once, so that not every hint moves the whole list.
      if (sent.length > rememberedHints) {
        sent = sent.slice(-rememberedHints / 2);
        completeSince = sent[0]?.at ?? at;
      }
    },
    missed: (age, isIn) => {
      const since = now() - age;
      if (age > rememberedMilliseconds || since < completeSince) return null;
      const heard = new Map<string, SentHint>();
      for (const { at, hint } of sent) {
        if (at < since || !hint.to.some(isIn) || hint.except.some(isIn)) continue;
        heard.set(`${hint.name}:${JSON.stringify(hint.content)}`, hint);
      }
      return [...heard.values()];
    },
  };
}
