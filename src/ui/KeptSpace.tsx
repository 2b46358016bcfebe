import type { ReactNode } from 'react';

interface KeptSpaceProps {
  /** In pixels. */
  readonly height: number;
  readonly children?: ReactNode;
}

/** Reserves the height of something that arrives later. */
export const KeptSpace = ({ height, children }: KeptSpaceProps) => (
  <div style={{ minHeight: height }}>{children}</div>
);
