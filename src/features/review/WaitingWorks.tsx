import { Link } from '@tanstack/react-router';
import { nextWorkCall } from '#contract/review/calls/next-work.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { link } from '#src/ui/link.recipe.ts';
import { cardMessages as messages } from './card-messages.en.ts';
import type { ReviewProps } from './review-props.ts';

const load = (signal: AbortSignal) => call(nextWorkCall, {}, { signal });

/** The number of waiting works with a link; nothing if there are none. */
export function WaitingWorks({ app: { listen } }: { readonly app: ReviewProps }) {
  const { round } = useRefresh(listen);
  const [next] = useLoaded(load, round);
  if (next.kind !== 'loaded' || next.data.waiting === 0) return null;
  return (
    <p>
      <Link to="/review" className={link({ look: 'standalone' })}>
        {messages.toReview(next.data.waiting)}
      </Link>
    </p>
  );
}
