// Nothing here changes, so memoising costs more than rendering.
'use no memo';

import { css, cva } from '#styled/css';

const logo = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: 'bold',
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

function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" className={tile} fill="currentColor" />
      <g className={tree} fill="currentColor">
        <circle cx="12" cy="15.5" r="6.7" />
        <circle cx="20" cy="12" r="7.6" />
        <circle cx="28" cy="15.5" r="6.7" />
        <path d="M12 14h16v6.5c-2 2-5 2.8-8 2.8s-6-.8-8-2.8Z" />
        <path d="M17.5 21h5c-.1 5.7.9 9.3 4.5 12.5H13c3.6-3.2 4.6-6.8 4.5-12.5Z" />
      </g>
      <g className={tree} stroke="currentColor" strokeWidth="2" strokeLinecap="round" fill="none">
        <path d="M11 21c.7 4.7.5 8-1 11.5M29 21c-.7 4.7-.5 8 1 11.5" />
      </g>
      <g className={figs} fill="currentColor">
        <circle cx="13.5" cy="15" r="1.9" />
        <circle cx="20" cy="10.5" r="1.9" />
        <circle cx="26.5" cy="15" r="1.9" />
      </g>
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
