import { css } from '#styled/css';

const track = css({
  position: 'fixed',
  insetBlockStart: '0',
  insetInline: '0',
  zIndex: 'toast',
  height: '[3px]',
  overflow: 'hidden',
  bg: 'brand.subtle',
  pointerEvents: 'none',
});
const runner = css({
  height: 'full',
  width: '[40%]',
  bg: 'brand',
  animation: 'pulse',
  '@media (prefers-reduced-motion: no-preference)': { animation: '[cross 1.2s ease-in-out infinite]' },
  '@media (forced-colors: active)': { bg: '[Highlight]' },
});

/** Shows over everything while the person waits for the server. It is announced once and takes no presses. */
export function LoadingBar({ label }: { readonly label: string }) {
  return (
    <div className={track} role="progressbar" aria-label={label} data-noprint="">
      <div className={runner} />
    </div>
  );
}
