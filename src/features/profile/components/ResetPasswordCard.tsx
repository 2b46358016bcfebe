import { type SyntheticEvent, useState } from 'react';
import { UnsavedWork } from '#src/lib/form/UnsavedWork.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { messages } from '../messages.en.ts';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const hint = css({ textStyle: 'small', color: 'text.muted' });

/** [QU-06, ER-22] For a person who comes to the office without their password. */
export function ResetPasswordCard() {
  const texts = messages.reset;
  const [loginName, setLoginName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = loginName.trim().toUpperCase();
    setMissing(name === '');
    if (name !== '') setAsked(name);
  };
  return (
    <Card title={texts.title}>
      <form noValidate className={form} onSubmit={submit}>
        <UnsavedWork isDirty={loginName.trim() !== ''} />
        <p className={hint}>{texts.text}</p>
        <TextField
          label={texts.username}
          value={loginName}
          error={isMissing ? texts.missing : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          onChange={(text) => {
            setLoginName(text);
            setMissing(false);
          }}
        />
        <div>
          <Button type="submit">{texts.ask}</Button>
        </div>
      </form>
      {asked !== null && (
        <ResetPasswordDialog
          target={{ loginName: asked }}
          onClosed={(isReset) => {
            setAsked(null);
            if (isReset) setLoginName('');
          }}
        />
      )}
    </Card>
  );
}
