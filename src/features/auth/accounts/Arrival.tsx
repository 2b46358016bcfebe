import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { getPendingAccountCall } from '#contract/auth/calls/get-pending-account.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { type SessionView, sessionView } from '#machines/auth/session/session.view.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { DevicesQuestion } from '../components/DevicesQuestion.tsx';
import { messages } from '../messages.en.ts';
import { AlonePage } from '../screens/AlonePage.tsx';
import type { SessionRef } from '../session-ref.ts';
import { leaveAddress } from './account-address.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { accountMessages } from './messages.en.ts';

type PendingAccount = CallOutput<typeof getPendingAccountCall>;

/** In ms: how long a failure shows before the login page comes, shorter than the machine remembers it. */
const failureMilliseconds = 15_000;

interface ArrivalProps {
  readonly session: SessionRef;
  readonly onFailed: () => void;
}

const loadPending = (signal: AbortSignal) => call(getPendingAccountCall, {}, { signal });

/** Somebody arrives from a provider: known people are signed in, others enter their password once. */
export function Arrival({ session, onFailed }: ArrivalProps) {
  const [pending, , retry] = useLoaded(loadPending);
  const texts = accountMessages.arrival;
  if (pending.kind === 'failed')
    return (
      <AlonePage title={texts.failed}>
        <ErrorState
          title={pending.information || accountMessages.failures.unreachable}
          retry={{ label: accountMessages.retry, onRetry: retry }}
        />
        <ToLogin />
      </AlonePage>
    );
  if (pending.kind === 'loaded' && pending.data.state === 'none')
    return (
      <AlonePage title={texts.failed}>
        <Banner tone="danger" announce="assertive" title={texts.none} />
        <ToLogin />
      </AlonePage>
    );
  if (pending.kind === 'loaded' && pending.data.state === 'new')
    return <First account={pending.data} session={session} />;
  return <Known isKnown={pending.kind === 'loaded'} session={session} onFailed={onFailed} />;
}

const ToLogin = () => (
  <Link look="standalone" href={leaveAddress}>
    {accountMessages.toLogin}
  </Link>
);

const isSame = (a: SessionView, b: SessionView) =>
  a.screen === b.screen &&
  a.lease === b.lease &&
  a.failure === b.failure &&
  a.isSigningIn === b.isSigningIn &&
  a.asksAboutDevices === b.asksAboutDevices;

const isOurs = ({ screen, lease }: SessionView) => screen === 'login' && lease === 'ours';

interface KnownProps extends ArrivalProps {
  readonly isKnown: boolean;
}

function Known({ isKnown, session, onFailed }: KnownProps) {
  const view = useSelector(session, sessionView, isSame);
  const texts = accountMessages.arrival;
  const submit = (endOthers: boolean) =>
    session.send({ type: 'account.submit', loginName: '', password: '', endOthers });
  const mayGo = isKnown && isOurs(view);
  const follow = useEffectEvent(() => {
    if (view.failure === null && !view.asksAboutDevices) submit(false);
  });
  useEffect(() => {
    if (mayGo) follow();
  }, [mayGo]);
  const problem =
    view.lease === 'elsewhere'
      ? messages.otherTab
      : view.failure && failureText(view.failure, accountMessages.failures);
  const leave = useEffectEvent(onFailed);
  useEffect(() => {
    if (problem === null) return;
    const timer = setTimeout(leave, failureMilliseconds);
    return () => clearTimeout(timer);
  }, [problem]);
  if (problem !== null)
    return (
      <AlonePage title={texts.failed}>
        <Banner tone="danger" announce="assertive" title={problem} />
        <ToLogin />
      </AlonePage>
    );
  return (
    <AlonePage title={texts.title} text={texts.text}>
      <Spinner />
      {view.asksAboutDevices && (
        <DevicesQuestion
          onEnd={() => submit(true)}
          onKeep={() => {
            session.send({ type: 'devices.keep' });
            location.assign(leaveAddress);
          }}
        />
      )}
    </AlonePage>
  );
}

interface FirstProps {
  readonly account: PendingAccount;
  readonly session: SessionRef;
}

function First({ account: { label, account }, session }: FirstProps) {
  const view = useSelector(session, sessionView, isSame);
  const texts = accountMessages.arrival;
  const shown = account || texts.nameless(label);
  return (
    <AlonePage title={texts.firstTitle(label)} text={texts.firstText(shown)}>
      {view.lease === 'elsewhere' && <Banner tone="warning" announce="assertive" title={messages.otherTab} />}
      {view.failure !== null && (
        <Banner
          tone="danger"
          announce="assertive"
          title={failureText(view.failure, accountMessages.failures)}
        />
      )}
      <ConnectForm account={shown} view={view} send={session.send} />
    </AlonePage>
  );
}
