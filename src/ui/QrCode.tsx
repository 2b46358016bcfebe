import { QrCode as Ark } from '@ark-ui/react/qr-code';
import { css } from '#styled/css';

export interface QrCodeProps {
  readonly value: string;
  readonly label: string;
}

// Cameras need dark on light in every theme.
const paper = css({
  display: 'block',
  width: '[13rem]',
  maxWidth: 'full',
  p: '3',
  bg: '[white]',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
});
const frame = css({ display: 'block', width: 'full', height: 'auto' });
const pattern = css({ fill: '[black]' });

/** An address for another device's camera. Load it lazily. It is drawn here, so nothing leaves the browser. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Ark.Root value={value} encoding={{ ecc: 'M' }} className={paper}>
      <Ark.Frame role="img" aria-label={label} className={frame}>
        <Ark.Pattern className={pattern} />
      </Ark.Frame>
    </Ark.Root>
  );
}
