import type { LoginLease } from '#machines/auth/session/session.types.ts';

/**
 * [LO-05, QC-37] One login page a browser: tabs ask each other who holds it. Nothing is written down, so a crashed
 * tab holds nothing: it gives no answer, and the next question finds the place free.
 */
interface Word {
  readonly kind: 'ask' | 'mine' | 'bye';
  /** Of two that ask at once, the one that came first. */
  readonly rank: string;
}

/** A tab that holds the page answers within this time, in milliseconds. */
const timeoutMs = 300;
/** How often a tab that waits asks again [QC-37]. */
const askAgain = 5_000;

/** Tells whose the login page is, now and whenever that changes; returns how to give it up. */
export function holdLoginPage(onChange: (lease: LoginLease) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('login-page');
  const rank = `${String(Date.now()).padStart(15, '0')}-${Math.random()}`;
  let state: LoginLease | 'asking' = 'asking';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (kind: Word['kind']) => channel.postMessage({ kind, rank } satisfies Word);
  const become = (lease: LoginLease) => {
    if (state === lease) return;
    state = lease;
    onChange(lease);
  };
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(() => become('ours'), timeoutMs);
    say('ask');
  };
  const yieldTo = () => {
    become('elsewhere');
    clearTimeout(timer);
    timer = setTimeout(ask, askAgain);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const isFirst = rank < data.rank;
    if (data.kind === 'ask' && (state === 'ours' || (state === 'asking' && isFirst))) say('mine');
    // Of two that ask at once the later one waits, whichever spoke first.
    if (data.kind === 'ask' && state === 'asking' && !isFirst) yieldTo();
    if (data.kind === 'mine' && (state !== 'ours' || !isFirst)) yieldTo();
    if (data.kind === 'bye' && state === 'elsewhere') ask();
  });
  ask();
  return () => {
    clearTimeout(timer);
    const held = state !== 'elsewhere';
    state = 'elsewhere';
    if (held) say('bye');
    channel.close();
  };
}
