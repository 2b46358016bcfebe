import { useQrCode } from '@ark-ui/react/qr-code';
import { css } from '#styled/css';

// Not `display: none`: an element that is not drawn cannot be copied.
const source = css({ position: 'absolute', width: '0', height: '0' });
// Cameras need dark on light in every theme.
const copy = css({
  display: 'block',
  width: 'full',
  height: 'full',
  padding: '1',
  bg: '[white]',
  borderRadius: 'sm',
  fill: '[black]',
});

interface QrSourceProps {
  readonly value: string;
  readonly id: string;
}

/** Draws once an address that a page shows in many places. Load it lazily. */
export function QrSource({ value, id }: QrSourceProps) {
  const code = useQrCode({ value, encoding: { ecc: 'M' } });
  return (
    <svg className={source} aria-hidden="true">
      <symbol id={id} viewBox={code.getFrameProps().viewBox}>
        <path d={code.getPatternProps().d} />
      </symbol>
    </svg>
  );
}

export const QrCopy = ({ of }: { readonly of: string }) => (
  <svg className={copy} aria-hidden="true">
    <use href={`#${of}`} />
  </svg>
);
