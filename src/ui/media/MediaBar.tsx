import type { ReactNode } from 'react';
import { css, cva } from '#styled/css';

export const mediaFrame = css({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  minWidth: '0',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
  overflow: 'hidden',
  '&:fullscreen': { borderRadius: 'none', borderWidth: 'none' },
});

/** The content's height below a bar; in full screen it takes all the room. */
export const mediaHeight = css({
  flexGrow: '1',
  height: '[var(--media-height, min(65dvh, 36rem))]',
  ':fullscreen > &': { height: '[auto]', minHeight: '0' },
});

const bar = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: '0',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    px: '3',
    py: '1.5',
    bg: 'surface',
    borderBlockEndWidth: 'thin',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line',
    '& :is(button, a, select, input)': { _coarse: { minWidth: 'target.touch', minHeight: 'target.touch' } },
  },
});
const label = css({ flex: '[1 1 8rem]', minWidth: '0', textStyle: 'label', overflowWrap: 'anywhere' });
const group = css({ display: 'flex', alignItems: 'center', gap: '0.5' });

export interface MediaBarProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function MediaBar({ name, children }: MediaBarProps) {
  return (
    <div className={bar()} role="group" aria-label={name}>
      <p className={label}>
        <bdi>{name}</bdi>
      </p>
      {children}
    </div>
  );
}

export function MediaTools({ children }: { readonly children: ReactNode }) {
  return <div className={group}>{children}</div>;
}
