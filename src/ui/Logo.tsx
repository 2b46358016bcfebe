// Nothing here changes, so memoising costs more than rendering.
'use no memo';

import { css, cva } from '#styled/css';

const logo = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'none',
    color: 'text',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      // In a full header the name wraps to a second line, which is cut off.
      md: {
        gap: '2',
        flexWrap: 'wrap',
        minWidth: '8',
        height: '8',
        overflow: 'hidden',
        fontSize: 'lg',
        '& svg': { width: '8', height: '8' },
      },
      lg: { gap: '3', fontSize: '2xl', '& svg': { width: '12', height: '12' } },
    },
  },
});
const tile = css({ color: 'brand.subtle' });
const tree = css({ color: 'brand' });
const figs = css({ color: 'accent' });

export interface LogoProps {
  readonly name: string;
  readonly size?: 'md' | 'lg';
  /** Shows the mark alone; the name is still read out. */
  readonly compact?: boolean;
}

/** On every page and early: one path a colour, since each element costs the first paint. */
function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" className={tile} fill="currentColor" />
      <path
        className={tree}
        fill="currentColor"
        d="M5.3 15.5a6.7 6.7 0 1 1 13.4 0a6.7 6.7 0 1 1-13.4 0ZM12.4 12a7.6 7.6 0 1 1 15.2 0a7.6 7.6 0 1 1-15.2 0ZM21.3 15.5a6.7 6.7 0 1 1 13.4 0a6.7 6.7 0 1 1-13.4 0ZM12 14h16v6.5c-2 2-5 2.8-8 2.8s-6-.8-8-2.8ZM17.5 21h5c-.1 5.7.9 9.3 4.5 12.5H13c3.6-3.2 4.6-6.8 4.5-12.5Z"
      />
      <path
        className={tree}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M11 21c.7 4.7.5 8-1 11.5M29 21c-.7 4.7-.5 8 1 11.5"
      />
      <path
        className={figs}
        fill="currentColor"
        d="M11.6 15a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0ZM18.1 10.5a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0ZM24.6 15a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0Z"
      />
    </svg>
  );
}

export function Logo({ name, size = 'md', compact = false }: LogoProps) {
  return (
    <span
      className={logo({ size })}
      role={compact ? 'img' : undefined}
      aria-label={compact ? name : undefined}
    >
      <LogoMark />
      {!compact && <span>{name}</span>}
    </span>
  );
}
