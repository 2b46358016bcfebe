import { useEffect } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { lazyModule, preload, useLatePart } from '#src/ui/lazy-module.ts';
import type { RouterContext } from './-context.ts';
import { useReviewProps } from './-review-props.ts';

const progress = lazyModule(() => import('#src/features/review/ProgressCard.tsx'));

/** [DF-04] The card comes after the board that it belongs to; without it the board still works. */
export function LateProgress(context: RouterContext & { readonly person: Person }) {
  const site = useReviewProps(context);
  const part = useLatePart(progress);
  useEffect(() => preload(progress), []);
  return part && <part.ProgressCard site={site} />;
}
