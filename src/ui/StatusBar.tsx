import type { ReactNode } from 'react';
import { css } from '#styled/css';

const place = css({
  position: 'fixed',
  insetBlockEnd: '4',
  insetInline: '4',
  zIndex: 'toast',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '2.5',
  bg: 'surface.raised',
  borderRadius: 'lg',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  boxShadow: 'raised',
  textStyle: 'small',
  pointerEvents: 'auto',
  animation: '[rise 180ms var(--easings-out)]',
});
const buttons = css({ display: 'flex', gap: '2' });

export interface StatusBarProps {
  /** undefined: nothing shows and nothing is announced. */
  readonly text: string | undefined;
  readonly actions?: ReactNode;
}

/** A passing remark at the foot of the page, announced politely. Keep it mounted, or it is not heard. */
export function StatusBar({ text, actions }: StatusBarProps) {
  return (
    <div className={place}>
      <div role="status">
        {text !== undefined && (
          <div className={bar} data-keep-free="">
            <span>{text}</span>
            <span className={buttons}>{actions}</span>
          </div>
        )}
      </div>
    </div>
  );
}
