import type { ReactNode } from 'react';
import { css } from '#styled/css';

const hidden = css({ srOnly: true });

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
