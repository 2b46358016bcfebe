import { type ReactNode, useState } from 'react';
import { cva } from '#styled/css';

/** Out of view a slide takes no height, so that the one on show sets the carousel's; it is still drawn as it leaves. */
const slide = cva({
  base: { minWidth: '0' },
  variants: { inView: { true: {}, false: { height: '0' } } },
});

export interface KeptSlideProps {
  readonly inView: boolean;
  readonly children: ReactNode;
}

/** Comes to life when it is first on show, and stays. */
export function KeptSlide({ inView, children }: KeptSlideProps) {
  const [seen, setSeen] = useState(inView);
  if (inView && !seen) setSeen(true);
  return <div className={slide({ inView })}>{seen && children}</div>;
}
