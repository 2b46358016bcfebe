import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back when somebody opened or confirmed a notice; returns how to stop. */
export type FollowDelivery = (ask: () => void) => () => void;

interface State<Delivery> {
  readonly delivery: Delivery | null;
  readonly hasFailed: boolean;
  /** Rises with each answer: lists of names ask again. */
  readonly round: number;
}

/** A notice's numbers, asked again after each hint; an answer that does not come leaves the last one standing. */
export function useDelivery<Delivery>(
  noticeId: number,
  numbers: (noticeId: number, signal: AbortSignal) => Promise<Delivery>,
  follow: FollowDelivery | undefined,
) {
  const [state, setState] = useState<State<Delivery>>({ delivery: null, hasFailed: false, round: 0 });
  const [asked, setAsked] = useState(0);
  const load = useEffectEvent((signal: AbortSignal) => numbers(noticeId, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking is a round of its own
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (delivery) =>
        !controller.signal.aborted &&
        setState(({ round }) => ({ delivery, hasFailed: false, round: round + 1 })),
      () => !controller.signal.aborted && setState((before) => ({ ...before, hasFailed: true })),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- likewise
  }, [asked, noticeId]);
  useEffect(() => follow?.(() => setAsked((count) => count + 1)), [follow]);
  return { ...state, again: () => setAsked((count) => count + 1) };
}
