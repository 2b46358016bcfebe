import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MadeHelp } from '#machines/auth/sign-in-help/sign-in-help.types.ts';
import { CodeToCopy } from '#src/ui/CodeToCopy.tsx';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { messages } from './messages.en.ts';

const QrCode = lazy(async () => ({ default: (await import('#src/ui/QrCode.tsx')).QrCode }));

const heading = css({ textStyle: 'subsection', outline: 'none' });
const steps = css({ listStyleType: 'decimal', paddingInlineStart: '5' });
const time = css({ textStyle: 'small', color: 'text.muted' });
const figures = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', color: 'text' });
const address = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' });
const center = css({ display: 'flex', justifyContent: 'center' });

interface MadeHelpCardProps {
  readonly made: MadeHelp;
  readonly name: string;
}

/** The new code or link while it works: to read out, copy or scan, with its time left. */
export function MadeHelpCard({ made, name }: MadeHelpCardProps) {
  const top = useRef<HTMLHeadingElement>(null);
  // The button that made it has gone.
  useEffect(() => top.current?.focus(), []);
  const texts = { copied: messages.copied, copyFailed: messages.copyFailed };
  return (
    <Stack gap="4">
      <h3 ref={top} tabIndex={-1} className={heading}>
        {messages[made.kind].label}
      </h3>
      {made.kind === 'code' ? (
        <>
          <CodeToCopy code={made.secret} texts={{ ...texts, copy: messages.code.copy }} />
          <ol className={steps}>
            <li>{messages.code.typeName(made.loginName)}</li>
            <li>{messages.code.chooseWay}</li>
            <li>{messages.code.typeCode}</li>
          </ol>
        </>
      ) : (
        <>
          <p>{messages.link.text}</p>
          <div className={center}>
            <Suspense>
              <QrCode value={made.secret} label={messages.link.qr(name)} />
            </Suspense>
          </div>
          <div className={address}>
            <TextField
              label={messages.link.label}
              dir="ltr"
              readOnly
              value={made.secret}
              onChange={() => undefined}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={made.secret} texts={{ ...texts, copy: messages.link.copy }} />
          </div>
        </>
      )}
      <TimeLeft milliseconds={made.milliseconds} />
    </Stack>
  );
}

/** Counts down each second for sighted people, each minute for screen readers. */
function TimeLeft({ milliseconds }: { readonly milliseconds: number }) {
  const [until] = useState(() => Date.now() + milliseconds);
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, until - Date.now())), 500);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  return (
    <p className={time}>
      {messages.once}{' '}
      <span role="timer" aria-live="off" dir="ltr" className={figures}>
        {`${minutes}:${String(seconds % 60).padStart(2, '0')}`}
      </span>
      <VisuallyHidden>
        <output>{minutes > 0 ? messages.minutesLeft(minutes) : messages.lastMinute}</output>
      </VisuallyHidden>
    </p>
  );
}
