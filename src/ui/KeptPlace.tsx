import type { ReactNode } from 'react';

interface KeptPlaceProps {
  /** In pixels. */
  readonly height: number;
  readonly children?: ReactNode;
}

/** The place of something that comes later, as high as that will be. */
export const KeptPlace = ({ height, children }: KeptPlaceProps) => (
  <div style={{ minHeight: height }}>{children}</div>
);
