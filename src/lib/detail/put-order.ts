import { tellFailure } from '../tell-failure.ts';

/** Makes the `onOrder` of `OrderedList`: sends the new order, tells a refusal, and calls `refresh` either way. */
export const putOrder =
  (order: (ids: number[]) => Promise<unknown>, refresh: () => void) =>
  (ids: number[]): void =>
    void order(ids).catch(tellFailure).finally(refresh);
