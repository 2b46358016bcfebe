import type { ReactNode } from 'react';

interface KeptSpaceProps {
  /** In pixels. */
  readonly height: number;
  readonly children?: ReactNode;
}

/** The place of something that comes later, as high as that will be. */
export const KeptSpace = ({ height, children }: KeptSpaceProps) => (
  <div style={{ minHeight: height }}>{children}</div>
);
