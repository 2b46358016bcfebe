export const listStates = ['all', 'open', 'done'] as const;
export type ListState = (typeof listStates)[number];

/** Left out: all are shown. */
export interface TeachingSearch {
  readonly state?: Exclude<ListState, 'all'>;
}

export const teachingSearch = ({ state }: Record<string, unknown>): TeachingSearch =>
  state === 'open' || state === 'done' ? { state } : {};
