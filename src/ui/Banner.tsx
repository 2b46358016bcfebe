import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import Sparkles from 'lucide-react/icons/sparkles';
import TimerIcon from 'lucide-react/icons/timer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { sva } from '#styled/css';
import { iconButton } from './button.recipe.ts';

const banner = sva({
  slots: ['root', 'icon', 'body', 'title', 'countdown', 'text', 'action', 'close'],
  base: {
    root: {
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: '[auto 1fr auto]',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      px: '4',
      py: '3',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderRadius: 'md',
    },
    icon: { display: 'inline-flex', '& svg': { width: '5', height: '5' } },
    body: { flexGrow: '1', minWidth: '0' },
    title: { textStyle: 'label', fontWeight: 'semibold' },
    countdown: { marginInlineStart: '2', fontVariantNumeric: 'tabular-nums' },
    text: { textStyle: 'small', color: 'text' },
    // On phones below the words, where there is no room beside them.
    action: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      gridRow: '2',
      gridColumn: '[2 / -1]',
    },
    close: { marginBlock: '[-0.25rem]', marginInlineEnd: '[-0.5rem]', display: 'inline-flex' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.subtle', borderColor: 'info.line', color: 'info.text' } },
      warning: { root: { bg: 'warning.subtle', borderColor: 'warning.line', color: 'warning.text' } },
      danger: { root: { bg: 'danger.subtle', borderColor: 'danger.line', color: 'danger.text' } },
      session: { root: { bg: 'warning.subtle', borderColor: 'warning.line', color: 'warning.text' } },
      news: { root: { bg: 'brand.subtle', borderColor: 'brand.line', color: 'brand.text' } },
      offline: { root: { bg: 'surface.sunken', borderColor: 'line.strong', color: 'text' } },
    },
  },
});

const icons = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
  session: TimerIcon,
  news: Sparkles,
  offline: WifiOff,
} as const;

export type BannerTone = keyof typeof icons;

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title: string;
  readonly text?: string | undefined;
  /** Beside the title, for what changes every second: "0:42". Screen readers do not announce it. */
  readonly countdown?: string | undefined;
  readonly action?: ReactNode;
  /** Left out: the banner cannot be closed. */
  readonly close?: { readonly label: string; readonly onClose: () => void } | undefined;
  /** `polite` is read out in a pause, `assertive` at once; left out: not at all. */
  readonly announce?: 'polite' | 'assertive';
}

const roles = { polite: 'status', assertive: 'alert' } as const;

export function Banner({ tone = 'info', title, text, countdown, action, close, announce }: BannerProps) {
  const styles = banner({ tone });
  const Icon = icons[tone];
  return (
    <div className={styles.root} role={announce === undefined ? undefined : roles[announce]}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          {title}
          {countdown !== undefined && (
            <span role="timer" aria-live="off" className={styles.countdown}>
              {countdown}
            </span>
          )}
        </p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {close !== undefined && (
        <span className={styles.close}>
          <button
            type="button"
            className={iconButton({ size: 'sm' })}
            aria-label={close.label}
            onClick={close.onClose}
          >
            <X />
          </button>
        </span>
      )}
    </div>
  );
}
