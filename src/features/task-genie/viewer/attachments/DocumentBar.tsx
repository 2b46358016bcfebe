import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The box around a document: its bar above, its pages below; the same when it fills the screen. */
export const documentFrame = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'surface.sunken',
  overflow: 'hidden',
  '&:fullscreen': { borderRadius: 'none', borderWidth: 'none' },
});
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '2',
  bg: 'surface',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
const label = css({ flex: '[1 1 8rem]', minWidth: '0', textStyle: 'label', overflowWrap: 'anywhere' });

export interface DocumentBarProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A document's name and what can be done with it. */
export function DocumentBar({ name, children }: DocumentBarProps) {
  return (
    <div className={bar}>
      <p className={label}>{name}</p>
      {children}
    </div>
  );
}
