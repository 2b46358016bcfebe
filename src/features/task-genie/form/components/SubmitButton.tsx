import type { ReactNode } from 'react';
import { button } from '#src/ui/button.recipe.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';

const dimmed = {
  bg: 'surface.sunken',
  borderColor: 'line',
  color: 'text.subtle',
  boxShadow: 'none',
  '&:hover:not(:disabled)': { bg: 'surface.hover' },
  '&:active:not(:disabled)': { bg: 'surface.sunken' },
} as const;
const words = css({ display: 'inline-flex' });
const faded = css({ display: 'inline-flex', opacity: '0' });
const overlay = css({
  display: 'inline-flex',
  position: 'absolute',
  inset: '0',
  alignItems: 'center',
  justifyContent: 'center',
});

export interface SubmitButtonProps {
  readonly formId: string;
  /** Looks disabled and says so; a press is answered with what is missing [NF-26]. */
  readonly isDimmed: boolean;
  /** Takes no press at all [RP-07]. */
  readonly isOff: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Sends the form [NF-17]. While it is sent, presses are left to the machine, which takes only one. */
export function SubmitButton({ formId, isDimmed, isOff, isBusy, children }: SubmitButtonProps) {
  const look = button.raw({ variant: 'primary' });
  const isQuiet = isDimmed && !isBusy;
  return (
    <button
      type="submit"
      form={formId}
      disabled={isOff}
      aria-disabled={isQuiet || isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={isQuiet ? css(look, dimmed) : css(look)}
    >
      <span className={isBusy ? faded : words}>{children}</span>
      {isBusy && (
        <span className={overlay}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
