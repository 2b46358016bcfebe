import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { type ButtonVariants, button } from './button.recipe.ts';
import { Spinner } from './Spinner.tsx';
import { Tooltip, withTip } from './Tooltip.tsx';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style'>,
    Omit<ButtonVariants, 'wide'> {
  readonly icon?: ReactNode;
  /** While the action runs, a spinner replaces the words, the width stays, and presses do nothing. */
  readonly busy?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /**
   * The button looks disabled but stays in the tab order and gives this reason on hover, focus and press, and to screen
   * readers. Presses do nothing, unless `answersPress`.
   */
  readonly disabledReason?: string | undefined;
  /** Shows the reason as a line before the buttons, for what a form's state switches off; their row must wrap. */
  readonly reasonInSight?: boolean;
  /** Presses go through despite `disabledReason`; the handler says what is missing. */
  readonly answersPress?: boolean;
}

const content = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minWidth: '0',
});
const faded = css({ opacity: '0' });
const overlay = css({
  display: 'inline-flex',
  position: 'absolute',
  inset: '0',
  alignItems: 'center',
  justifyContent: 'center',
});

const reasonLine = css({
  order: '-1',
  flexBasis: 'full',
  minWidth: '0',
  textStyle: 'caption',
  color: 'text.muted',
  textAlign: 'start',
});

const ignore = (event: MouseEvent) => event.preventDefault();

/** An action with words. The default is `type="button"`; a busy submit button submits nothing. */
export function Button({
  variant,
  size,
  wide = false,
  icon,
  busy = false,
  disabledReason,
  reasonInSight = false,
  answersPress = false,
  type = 'button',
  onClick,
  children,
  'aria-disabled': disabledForReaders,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined && !busy && rest.disabled !== true;
  return (
    <Tooltip text={isOff && !reasonInSight ? disabledReason : undefined} describes={false} showsOnPress>
      {(trigger) => (
        <>
          <button
            aria-describedby={isOff ? reasonId : undefined}
            {...rest}
            {...(isOff && withTip(rest, trigger))}
            type={type}
            data-noprint=""
            className={button({ variant, size, wide })}
            aria-busy={busy || undefined}
            aria-disabled={busy || isOff || disabledForReaders || undefined}
            onClick={busy || (isOff && !answersPress) ? ignore : onClick}
          >
            <span className={busy ? `${content} ${faded}` : content}>
              {icon}
              {children}
            </span>
            {busy && (
              <span className={overlay}>
                <Spinner />
              </span>
            )}
          </button>
          {isOff && (
            <span id={reasonId} className={reasonLine} hidden={!reasonInSight}>
              {disabledReason}
            </span>
          )}
        </>
      )}
    </Tooltip>
  );
}
