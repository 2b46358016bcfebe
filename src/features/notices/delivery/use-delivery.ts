import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Calls `ask` when somebody opens or confirms a notice; returns a function that stops it. */
export type FollowDelivery = (ask: () => void) => () => void;

interface State<Delivery> {
  readonly delivery: Delivery | null;
  readonly hasFailed: boolean;
  /** Rises with each answer, so that lists of names load again. */
  readonly round: number;
  /** Rises with each finished request, successful or not; the next request waits for it. */
  readonly ended: number;
}

/** A notice's numbers, loaded again after each hint; after a failure the last ones stay. */
export function useDelivery<Delivery>(
  noticeId: number,
  numbers: (noticeId: number, signal: AbortSignal) => Promise<Delivery>,
  follow: FollowDelivery | undefined,
) {
  const [state, setState] = useState<State<Delivery>>({
    delivery: null,
    hasFailed: false,
    round: 0,
    ended: 0,
  });
  const [asked, setAsked] = useState(0);
  const load = useEffectEvent((signal: AbortSignal) => numbers(noticeId, signal));
  // Each round loads once, even if nothing else changed.
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (delivery) =>
        !controller.signal.aborted &&
        setState(({ round, ended }) => ({ delivery, hasFailed: false, round: round + 1, ended: ended + 1 })),
      () =>
        !controller.signal.aborted &&
        setState((before) => ({ ...before, hasFailed: true, ended: before.ended + 1 })),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- likewise
  }, [asked, noticeId]);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => follow?.(again), [follow, again]);
  return { ...state, again };
}
