import { type ReactNode, useState } from 'react';
import { cva } from '#styled/css';

/** A slide out of view has no height, so that the shown one sets the carousel's; it still renders as it leaves. */
const slide = cva({
  base: { minWidth: '0' },
  variants: { inView: { true: {}, false: { height: '0' } } },
});

export interface KeptSlideProps {
  readonly inView: boolean;
  readonly children: ReactNode;
}

/** Mounts its content when first shown, and keeps it. */
export function KeptSlide({ inView, children }: KeptSlideProps) {
  const [seen, setSeen] = useState(inView);
  if (inView && !seen) setSeen(true);
  return <div className={slide({ inView })}>{seen && children}</div>;
}
