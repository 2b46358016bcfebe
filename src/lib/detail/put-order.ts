import { tellFailure } from '../tell-failure.ts';

/**
 * What `OrderedList` takes as `onOrder`: sends the new order by `order`, says why it was refused, and calls `refresh`
 * either way.
 */
export const putOrder =
  (order: (ids: number[]) => Promise<unknown>, refresh: () => void) =>
  (ids: number[]): void =>
    void order(ids).catch(tellFailure).finally(refresh);
