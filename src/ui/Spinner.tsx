import { css } from '#styled/css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const wheel = css({
  display: 'inline-block',
  width: '[1.125em]',
  height: '[1.125em]',
  borderRadius: 'full',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'current',
  borderInlineEndColor: 'transparent',
  animation: '[spin 0.8s linear infinite]',
  // With reduced motion it pulses, since a still ring would look broken.
  _motionReduce: { animation: '[pulse 2s ease-in-out infinite !important]' },
});

export interface SpinnerProps {
  /** For screen readers; leave it out where the surroundings already say what is going on. */
  readonly label?: string;
}

/** Work of unknown length, in the size and colour of the surrounding text. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span className={wheel} aria-hidden="true" />
      {label !== undefined && (
        <VisuallyHidden>
          <output>{label}</output>
        </VisuallyHidden>
      )}
    </>
  );
}
