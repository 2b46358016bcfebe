import { useState } from 'react';
import { sendSignInCodeCall } from '#contract/auth/calls/send-sign-in-code.call.ts';
import { loginNameProblem } from '#machines/auth/session/session.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { OtpField } from '#src/ui/OtpField.tsx';
import { css } from '#styled/css';
import { failureText } from '../failure-text.ts';
import { waysMessages } from '../ways-messages.en.ts';

const root = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const line = css({ textStyle: 'small', color: 'text.muted' });

interface OneTimeCodeProps {
  readonly loginName: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

type Mail = 'none' | 'sending' | 'nameless' | 'sent' | { readonly failure: string };

/** [LG-01, QU-13] A code from a teacher or by mail; nobody has to say which. */
export function OneTimeCode({ loginName, value, onChange, error }: OneTimeCodeProps) {
  const [mail, setMail] = useState<Mail>('none');
  const texts = waysMessages.otp;
  const send = async () => {
    if (loginNameProblem(loginName) !== null) return setMail('nameless');
    setMail('sending');
    try {
      await call(sendSignInCodeCall, { email: loginName });
      setMail('sent');
    } catch (problem) {
      setMail({ failure: failureText(problem) });
    }
  };
  return (
    <div className={root}>
      <OtpField
        label={texts.label}
        hint={texts.hint}
        required
        value={value}
        onChange={onChange}
        error={error}
        texts={texts}
      />
      <div>
        <Button size="sm" busy={mail === 'sending'} onClick={() => void send()}>
          {mail === 'sent' ? texts.sendAgain : texts.send}
        </Button>
      </div>
      <output className={line}>
        {mail === 'sent' && texts.sent}
        {mail === 'nameless' && texts.nameFirst}
        {typeof mail === 'object' && mail.failure}
      </output>
    </div>
  );
}
