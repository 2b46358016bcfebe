/** Which projects a list shows. */
export const listStates = ['all', 'open', 'done'] as const;
export type ListState = (typeof listStates)[number];

/** What of a list of projects stands in the address; left out: all are shown. */
export interface TeachingSearch {
  readonly state?: Exclude<ListState, 'all'>;
}

export const teachingSearch = ({ state }: Record<string, unknown>): TeachingSearch =>
  state === 'open' || state === 'done' ? { state } : {};
