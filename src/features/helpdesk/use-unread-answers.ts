import { useEffect, useState } from 'react';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { Live } from '#src/lib/live.ts';

/** Number of the person's chats with new answers; always 0 for the helpdesk. Loaded after the screen. */
export function useUnreadAnswers(role: Role, live: Live): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (role === roles.helpdesk) return;
    let isHere = true;
    let stop = () => undefined as void;
    import('./watch-unread-answers.ts').then(
      ({ watchUnreadAnswers }) => {
        if (isHere) stop = watchUnreadAnswers(live, setCount);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [role, live]);
  return count;
}
