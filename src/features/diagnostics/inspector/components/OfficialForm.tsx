import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { attachInspector } from '../live/official.ts';
import { inspectorMessages as texts } from '../messages.en.ts';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  maxWidth: 'dialog.confirm',
  '& > :first-child': { width: 'full' },
});

function addressOf(text: string): URL | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** In development only: sends the machines' events to another inspector at a given address. */
export function OfficialForm() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isAttached, setAttached] = useState(false);
  const detach = useRef<(() => void) | null>(null);
  useEffect(() => () => detach.current?.(), []);
  const toggle = () => {
    if (isAttached) {
      detach.current?.();
      detach.current = null;
      setAttached(false);
      return;
    }
    const address = addressOf(text.trim());
    const end = address && attachInspector(address);
    setProblem(address === null ? texts.badAddress : end === null ? texts.blocked : undefined);
    detach.current = end;
    setAttached(end !== null);
  };
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <TextField
        label={texts.official}
        hint={texts.officialHint}
        type="url"
        dir="ltr"
        value={text}
        error={problem}
        readOnly={isAttached}
        onChange={setText}
      />
      <Button type="submit">{isAttached ? texts.detach : texts.attach}</Button>
    </form>
  );
}
