import { type ReactNode, useEffect, useRef } from 'react';
import { wholeForm } from '#contract/core/issues.ts';
import type { FormEvent } from '#machines/form/form.types.ts';
import type { FormView } from '#machines/form/form.view.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { failureText } from '../failure-text.ts';
import { failureMessages } from '../words/failure-messages.en.ts';
import { issueText } from './issue-text.ts';
import { formMessages as messages } from './messages.en.ts';

export interface FormNoticesProps {
  readonly view: FormView;
  readonly labels: Readonly<Record<string, string>>;
  readonly failures?: Readonly<Record<string, string>> | undefined;
  readonly send: (event: FormEvent) => void;
}

/** Above the fields: why the save failed, what an earlier try restored, and what somebody else changed. */
export function FormNotices({ view, labels, failures, send }: FormNoticesProps) {
  const whole = view.issues[wholeForm];
  const merged = view.merged.map((field) => labels[field] ?? field).join(', ');
  return (
    <>
      {view.failure && (
        <InSight>
          <Banner
            tone="danger"
            announce="assertive"
            title={messages.notSaved}
            text={failureText(view.failure, { ...failureMessages, ...failures })}
          />
        </InSight>
      )}
      {whole && !view.failure && (
        <InSight>
          <Banner tone="danger" announce="assertive" title={issueText(wholeForm, whole, failures)} />
        </InSight>
      )}
      {merged !== '' && <Banner announce="polite" title={messages.merged(merged)} />}
      {view.isRestored && (
        <Banner
          title={messages.restored}
          action={
            <Button size="sm" onClick={() => send({ type: 'form.reset' })}>
              {messages.startAgain}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Scrolls the message into view, since Save stands at the end of a long form. */
function InSight({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // The braces drop the promise that newer browsers return, which React would take for a clean-up.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={element}>{children}</div>;
}
