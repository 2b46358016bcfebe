import { getHelpdeskUnreadCall } from '#contract/helpdesk/calls/get-helpdesk-unread.call.ts';
import { helpdeskChanged } from '#contract/helpdesk/helpdesk.hints.ts';
import { call } from '#src/lib/api-client.ts';
import { type Live, onHints } from '#src/lib/live.ts';

/** Reports the number of chats with new answers, now and after each hint; returns how to stop. */
export function watchUnreadAnswers(live: Live, tell: (count: number) => void): () => void {
  let asking = new AbortController();
  const ask = () => {
    asking.abort();
    asking = new AbortController();
    call(getHelpdeskUnreadCall, {}, { signal: asking.signal }).then(
      (answer) => tell(answer.count),
      // A missing badge does no harm.
      () => undefined,
    );
  };
  ask();
  const stop = onHints(live, [helpdeskChanged], ask);
  return () => {
    stop();
    asking.abort();
  };
}
