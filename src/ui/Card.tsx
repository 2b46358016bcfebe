import { type ReactNode, useId } from 'react';
import { cva, cx, sva } from '#styled/css';

const card = sva({
  slots: ['root', 'header', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      bg: 'surface',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      minHeight: '14',
      paddingInlineStart: { base: '4', sm: '5' },
      paddingInlineEnd: { base: '2', sm: '3' },
      py: '2',
      borderBlockEndWidth: 'thin',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line',
    },
    title: { textStyle: 'section', minWidth: '0' },
    actions: { display: 'flex', alignItems: 'center', gap: '2' },
  },
});

const cardBody = cva({
  base: { minWidth: '0', flexGrow: '1' },
  variants: { flush: { false: { px: { base: '4', sm: '5' }, py: '4' } } },
});

export interface CardProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly level?: 2 | 3;
  /** No padding: for lists and tabs that reach the edge. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A bounded part of a page; with a title it is a region of that name. */
export function Card({ title, actions, level = 2, flush = false, children }: CardProps) {
  const id = useId();
  const styles = card();
  const Heading = `h${level}` as const;
  if (title === undefined) {
    return <div className={cx(styles.root, cardBody({ flush }))}>{children}</div>;
  }
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={cardBody({ flush })}>{children}</div>
    </section>
  );
}
