import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.tsx';
import { LateMenu } from './LateMenu.tsx';

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  marginBlockEnd: { base: '2', md: '6' },
});
// On one line with its buttons, also on phones, as long as a word fits.
const heading = css({
  flexGrow: '1',
  flexBasis: '[8rem]',
  minWidth: '0',
  overflowWrap: 'break-word',
  textStyle: 'page',
  _focusVisible: { outlineOffset: '[4px]' },
});
const subtitle = css({ order: '1', flexBasis: 'full', textStyle: 'small', color: 'text.muted' });
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const onWide = css({ display: 'contents', mdDown: { display: 'none' } });
const onPhone = css({ display: 'none', mdDown: { display: 'contents' } });

export interface PageAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly onRun: () => void;
}

const shownAtMost = 3;

export interface PageHeaderProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly actions?: ReactNode;
  /** Buttons while they are few and the window is wide, else one menu with this name. */
  readonly more?: { readonly label: string; readonly items: readonly PageAction[] } | undefined;
}

export function PageHeader({ title, text, actions, more }: PageHeaderProps) {
  const items = more?.items ?? [];
  const folded = more && items.length > 0 && <FoldedActions label={more.label} items={items} />;
  return (
    <div className={root}>
      <h1 className={heading}>{title}</h1>
      {text !== undefined && <p className={subtitle}>{text}</p>}
      {(actions !== undefined || folded) && (
        <div className={actionRow}>
          {items.length + (actions === undefined ? 0 : 1) > shownAtMost ? (
            folded
          ) : (
            <>
              <div className={onPhone}>{folded}</div>
              <div className={onWide}>
                {items.map(({ id, label, icon, disabled, onRun }) => (
                  <Button key={id} icon={icon} disabled={disabled} onClick={onRun}>
                    {label}
                  </Button>
                ))}
              </div>
            </>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

interface FoldedActionsProps {
  readonly label: string;
  readonly items: readonly PageAction[];
}

function FoldedActions({ label, items }: FoldedActionsProps) {
  return (
    <LateMenu
      label={label}
      renderButton={(onPress, isWaiting) => (
        <Button icon={<Ellipsis />} aria-haspopup="menu" busy={isWaiting} onClick={onPress}>
          {label}
        </Button>
      )}
      items={items.map(({ id, label: words, icon, disabled }) => ({ id, label: words, icon, disabled }))}
      onSelect={(id) => items.find((item) => item.id === id)?.onRun()}
    />
  );
}
