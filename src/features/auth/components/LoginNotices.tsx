import type { SessionView } from '#machines/auth/session/session.view.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { messages } from '../messages.en.ts';

/** Above the form: why the person is here, and why the last try failed. */
export function LoginNotices({ view }: { readonly view: SessionView }) {
  const { failure, loginNameChangedTo, endReason, lease } = view;
  const isTyped = failure !== null && failure.code in messages.problems;
  return (
    <>
      {lease === 'elsewhere' && <Banner tone="warning" announce="assertive" title={messages.otherTab} />}
      {failure !== null && !isTyped && (
        <Banner tone="danger" announce="assertive" title={failureText(failure, messages.failures)} />
      )}
      {loginNameChangedTo !== null && (
        <Banner tone="info" announce="polite" title={messages.nameChanged(loginNameChangedTo)} />
      )}
      {failure === null && endReason === 'expired' && (
        <Banner tone="warning" announce="polite" title={messages.expired} text={messages.expiredHint} />
      )}
      {failure === null && endReason === 'other_tab' && (
        <Banner tone="info" announce="polite" title={messages.signedOutElsewhere} />
      )}
    </>
  );
}
