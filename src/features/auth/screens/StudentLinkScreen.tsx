import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { sessionView } from '#machines/auth/session/session.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { FromAddress } from '../address-secrets.ts';
import { textOfFacts } from '../failure-text.ts';
import { messages } from '../messages.en.ts';
import type { SessionRef } from '../session-ref.ts';
import { waysMessages } from '../ways-messages.en.ts';
import { AlonePage } from './AlonePage.tsx';

/** [RT-04, ER-17] In ms: how long a failure shows before the login page comes. */
const failureMilliseconds = 3_000;

interface StudentLinkScreenProps {
  readonly link: FromAddress['link'];
  readonly session: SessionRef;
  readonly onFailed: () => void;
  readonly toaster: ReactNode;
}

/** [RT-04, CC-11] Signs a student in by their teacher's link; after a failure the login page follows. */
export function StudentLinkScreen({ link, session, onFailed, toaster }: StudentLinkScreenProps) {
  const { screen, lease, failure } = useSelector(
    session,
    sessionView,
    (a, b) => a.screen === b.screen && a.lease === b.lease && a.failure === b.failure,
  );
  const texts = waysMessages.link;
  const isOurs = screen === 'login' && lease === 'ours';
  const problem =
    link === null ? texts.over : lease === 'elsewhere' ? messages.otherTab : failure && textOfFacts(failure);
  const follow = useEffectEvent(() => {
    if (link && failure === null) session.send({ type: 'link.submit', ...link });
  });
  useEffect(() => {
    if (isOurs) follow();
  }, [isOurs]);
  const tell = useEffectEvent((text: string) => {
    alerts.show({ tone: 'error', title: text });
  });
  const leave = useEffectEvent(onFailed);
  useEffect(() => {
    if (problem === null) return;
    tell(problem);
    const timer = setTimeout(leave, failureMilliseconds);
    return () => clearTimeout(timer);
  }, [problem]);
  return (
    <AlonePage
      title={problem === null ? texts.title : texts.failed}
      text={problem === null ? texts.text : undefined}
    >
      {problem === null ? (
        <Spinner />
      ) : (
        <>
          <Banner tone="danger" announce="assertive" title={problem} text={texts.back} />
          <Link look="standalone" href="/login">
            {waysMessages.toLogin}
          </Link>
        </>
      )}
      {toaster}
    </AlonePage>
  );
}
