import { useEffect } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { lazyModule, preload, useLatePart } from '#src/ui/lazy-module.ts';
import { css } from '#styled/css';
import type { RouterContext } from './-context.ts';
import { useReviewProps } from './-review-props.ts';

/** The card's height at most widths, so that content below does not move. */
const space = css({ minHeight: '48' });

type Context = RouterContext & { readonly person: Person };

const progress = lazyModule(() => import('#src/features/review/ProgressCard.tsx'));
const waiting = lazyModule(() => import('#src/features/review/WaitingWorks.tsx'));

/** [DF-04] The card loads after its board; without it the board still works. */
export function LateProgress(context: Context) {
  const app = useReviewProps(context);
  const part = useLatePart(progress);
  useEffect(() => preload(progress), []);
  return part ? <part.ProgressCard app={app} /> : <div className={space} />;
}

/** How many works wait for a review, on the cards of tasks. */
export function LateWaiting(context: Context) {
  const app = useReviewProps(context);
  const part = useLatePart(waiting);
  useEffect(() => preload(waiting), []);
  return part && <part.WaitingWorks app={app} />;
}
