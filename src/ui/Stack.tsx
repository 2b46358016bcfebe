import type { ReactNode } from 'react';
import { cva } from '#styled/css';

const stack = cva({
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: {
      '1': { gap: '1' },
      '2': { gap: '2' },
      '3': { gap: '3' },
      '4': { gap: '4' },
      '5': { gap: '5' },
      '6': { gap: '6' },
    },
    above: { '4': { paddingBlockStart: '4' }, '5': { paddingBlockStart: '5' } },
  },
  defaultVariants: { gap: '4' },
});

export interface StackProps {
  readonly gap?: '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  readonly above?: '4' | '5' | undefined;
  readonly children: ReactNode;
}

export function Stack({ gap, above, children }: StackProps) {
  return <div className={stack({ gap, above })}>{children}</div>;
}
