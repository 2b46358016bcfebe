import type { ReactNode } from 'react';
import { css } from '#styled/css';

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  marginBlockEnd: { base: '4', md: '6' },
});
const words = css({ minWidth: '0' });
const heading = css({ textStyle: 'page', _focusVisible: { outlineOffset: '[4px]' } });
const subtitle = css({ textStyle: 'small', color: 'text.muted', marginBlockStart: '0.5' });
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export interface PageHeaderProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly actions?: ReactNode;
}

/** The page's one h1 and its main actions. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <div className={root}>
      <div className={words}>
        <h1 className={heading}>{title}</h1>
        {text !== undefined && <p className={subtitle}>{text}</p>}
      </div>
      {actions !== undefined && <div className={actionRow}>{actions}</div>}
    </div>
  );
}
