import type { ReactNode } from 'react';
import { css } from '#styled/css';

const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none' });
const heading = css({
  px: '2.5',
  paddingBlockStart: '4',
  paddingBlockEnd: '1',
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'text.subtle',
});

// A link with no target is not rendered.
const item = css({ _empty: { display: 'none' } });

export interface MenuListProps {
  readonly title?: string;
  readonly items: readonly { readonly key: string; readonly link: ReactNode }[];
}

export function MenuList({ title, items }: MenuListProps) {
  return (
    <>
      {title !== undefined && <p className={heading}>{title}</p>}
      <ul className={list}>
        {items.map(({ key, link }) => (
          <li key={key} className={item}>
            {link}
          </li>
        ))}
      </ul>
    </>
  );
}
