import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { breadcrumb } from './breadcrumb.recipe.ts';
import { iconButton } from './button.recipe.ts';

export interface BreadcrumbProps {
  readonly texts: {
    readonly label: string;
    readonly showAll: string;
  };
  /** From the top down, without the page itself; links with the `breadcrumbLink` look. */
  readonly items: readonly { readonly key: string; readonly link: ReactNode }[];
  readonly current: string;
}

export function Breadcrumb({ texts, items, current }: BreadcrumbProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[data-folded] a')?.focus();
  }, [isOpen]);
  const styles = breadcrumb();
  const isLong = items.length > 2;
  const isMiddle = (index: number) => isLong && index > 0 && index < items.length - 1;
  return (
    <nav aria-label={texts.label}>
      <ol ref={list} className={styles.list}>
        {items.map(({ key, link }, index) => (
          <Fragment key={key}>
            <li
              data-folded={isMiddle(index) || undefined}
              className={breadcrumb({ folded: isMiddle(index) && !isOpen }).item}
            >
              {link}
              <ChevronRight className={styles.separator} />
            </li>
            {isLong && !isOpen && index === 0 && (
              <li className={styles.fold}>
                <button
                  type="button"
                  className={iconButton({ size: 'sm' })}
                  aria-label={texts.showAll}
                  onClick={() => setOpen(true)}
                >
                  <Ellipsis />
                </button>
                <ChevronRight className={styles.separator} />
              </li>
            )}
          </Fragment>
        ))}
        <li className={styles.item}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
