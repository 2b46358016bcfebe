import { useEffect, useState } from 'react';
import type { SessionView } from '#machines/auth/session/session.view.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { SessionRef } from '../session-ref.ts';
import { watchMessages as messages } from './messages.en.ts';

/** Whole seconds until a time in ms since 1970. */
function useSecondsUntil(time: number): number {
  const left = () => Math.max(0, Math.ceil((time - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}

export function EndingWarning({
  view,
  session,
}: {
  readonly view: SessionView;
  readonly session: SessionRef;
}) {
  const seconds = useSecondsUntil(view.expiresAt ?? 0);
  return (
    <Banner
      tone="session"
      announce="assertive"
      title={messages.endsSoon}
      countdown={`0:${formatNumber(Math.floor(seconds / 10))}${formatNumber(seconds % 10)}`}
      text={view.failure === null ? messages.endsSoonText : messages.extendFailed}
      action={
        <Button
          variant="primary"
          size="sm"
          busy={view.isExtending}
          onClick={() => session.send({ type: 'session.extend' })}
        >
          {messages.extend}
        </Button>
      }
    />
  );
}
