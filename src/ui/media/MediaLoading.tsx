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
  readonly label: string;
  /** Reserves the room of the content. */
  readonly shape?: 'film' | 'document';
}

export function MediaLoading({ label, shape }: MediaLoadingProps) {
  return (
    <div className={box({ shape })}>
      <Spinner label={label} />
    </div>
  );
}
