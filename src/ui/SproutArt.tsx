import { css } from '#styled/css';

const art = css({ width: '24', height: '24', color: 'brand.line' });
const leaf = css({ color: 'brand.subtle' });
const vein = css({ color: 'brand.line' });
const seed = css({ color: 'accent' });

export function SproutArt() {
  return (
    <svg viewBox="0 0 96 96" fill="none" className={art} aria-hidden="true">
      <path d="M8 78c14-11 66-11 80 0" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <g className={leaf} fill="currentColor">
        <path d="M48 48C46 30 32 22 16 24c0 16 12 27 32 24Z" />
        <path d="M48 38c2-14 14-22 30-21 1 15-11 24-30 21Z" />
      </g>
      <g
        className={vein}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M48 48C46 30 32 22 16 24c0 16 12 27 32 24Z" />
        <path d="M48 38c2-14 14-22 30-21 1 15-11 24-30 21Z" />
        <path d="M48 70V37M48 48 30 35M49 38l14-10" />
      </g>
      <circle className={seed} cx="76" cy="62" r="4" fill="currentColor" />
    </svg>
  );
}
