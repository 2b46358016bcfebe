import { cva } from '#styled/css';
import { Spinner } from '../Spinner.tsx';

const box = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    minHeight: '[16rem]',
    borderRadius: 'md',
    bg: 'surface.sunken',
    color: 'text.muted',
    fontSize: 'xl',
  },
  variants: { shape: { film: { aspectRatio: '[16 / 9]' }, document: { height: '[min(65dvh, 36rem)]' } } },
});

export interface MediaLoadingProps {
  /** Said to screen readers. */
  readonly label: string;
  /** Keeps the place of what is coming. */
  readonly shape?: 'film' | 'document';
}

/** While something to see, or the code that shows it, is on its way. */
export function MediaLoading({ label, shape }: MediaLoadingProps) {
  return (
    <div className={box({ shape })}>
      <Spinner label={label} />
    </div>
  );
}
