import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useState } from 'react';
import { left } from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import type { AttemptContext } from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { cva } from '#styled/css';
import { attemptMessages as messages } from './attempt-messages.en.ts';

const box = cva({
  base: { display: 'inline-flex', alignItems: 'center', gap: '1' },
  variants: {
    short: {
      true: { color: 'warning.text', fontWeight: 'semibold' },
      false: {},
    },
  },
});
const second = 1_000;
const shortFrom = 5 * 60 * second;

/** 1:05:09, or 05:09 in the last hour. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** Milliseconds until an instant of the server, updated each second. */
export function useLeft(context: Pick<AttemptContext, 'clock' | 'endsAt'>): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((before) => before + 1), second);
    return () => clearInterval(timer);
  }, []);
  return left(context);
}

/** The time left. Screen readers do not read each second, and nervous students can hide it. */
export function AttemptTimer({ context }: { readonly context: Pick<AttemptContext, 'clock' | 'endsAt'> }) {
  const [isShown, setShown] = useState(true);
  const milliseconds = useLeft(context);
  return (
    <span className={box({ short: milliseconds < shortFrom })}>
      {isShown && (
        <span role="timer" aria-label={messages.timeLeft} aria-live="off">
          <bdi>{clockText(milliseconds)}</bdi>
        </span>
      )}
      <IconButton
        icon={isShown ? <EyeOff /> : <Eye />}
        label={isShown ? messages.hideTime : messages.showTime}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
