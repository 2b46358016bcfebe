import { lazy, type ReactNode, Suspense } from 'react';
import { css, cva, sva } from '#styled/css';

/** Few lists are empty, so the drawing loads on demand. */
const SproutArt = lazy(async () => ({ default: (await import('./SproutArt.tsx')).SproutArt }));

const frame = sva({
  slots: ['root', 'art', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'prose',
      marginInline: 'auto',
      px: '4',
      py: '8',
      textAlign: 'center',
    },
    art: { display: 'inline-flex', maxWidth: 'full', '& > *': { maxWidth: 'full', height: 'auto' } },
    title: { textStyle: 'subsection', marginBlockStart: '2' },
    text: { textStyle: 'small', color: 'text.muted', maxWidth: '[34rem]' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginBlockStart: '4' },
  },
});

/** As large as the drawing, so that nothing moves when it arrives. */
const artRoom = css({ width: '24', height: '24' });

const picture = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '14',
    height: '14',
    borderRadius: 'full',
    '& svg': { width: 'icon.lg', height: 'icon.lg' },
  },
  variants: {
    tone: {
      neutral: { bg: 'brand.subtle', color: 'brand.text' },
      danger: { bg: 'danger.subtle', color: 'danger.text' },
    },
  },
});

export interface EmptyStateProps {
  /** Decoration; replaces the sprout. */
  readonly art?: ReactNode;
  /** Replaces the sprout. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

export function EmptyState({ art, icon, title, text, action }: EmptyStateProps) {
  const styles = frame();
  return (
    <div className={styles.root}>
      {icon === undefined ? (
        <span className={styles.art} aria-hidden="true">
          {art ?? (
            <Suspense fallback={<span className={artRoom} />}>
              <SproutArt />
            </Suspense>
          )}
        </span>
      ) : (
        <span className={picture({ tone: 'neutral' })}>{icon}</span>
      )}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

export const stateFrame = frame;
export const statePicture = picture;
