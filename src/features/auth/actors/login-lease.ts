import type { LoginLease } from '#machines/auth/session/session.types.ts';

/**
 * [LO-05, QC-37] Allows one login page per browser: tabs ask each other who has it. Nothing is stored, so a crashed tab
 * does not answer, and the next question finds the page free.
 */
interface Word {
  readonly kind: 'ask' | 'mine' | 'bye';
  /** Of two tabs that ask at once, the earlier one wins. */
  readonly rank: string;
}

/** In ms: a tab that has the page answers within this time. */
const timeoutMs = 300;
/** In ms: how often a waiting tab asks again [QC-37]. */
const askAgain = 5_000;

/** Tells who has the login page, now and at each change; the returned function gives it up. */
export function leaseLoginPage(onChange: (lease: LoginLease) => void): () => void {
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
