import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps, ReactNode } from 'react';
import { css } from '#styled/css';
import { type LinkVariants, link } from './link.recipe.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'>,
    LinkVariants {
  readonly href: string;
  /** Before the words; for standalone links. */
  readonly icon?: ReactNode;
  /** Opens a new tab; screen readers hear these words, e.g. "(opens in a new tab)". */
  readonly newTab?: string | undefined;
}

const outward = css({ _rtl: { transform: '[scaleX(-1)]' } });

/** A text link; the mark at its end says that it leaves the page. */
export function Link({ look, icon, newTab, children, ...rest }: LinkProps) {
  const outside = newTab === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a {...rest} {...outside} className={link({ look })}>
      {icon}
      {children}
      {newTab !== undefined && (
        <>
          <ArrowUpRight className={outward} />
          <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
