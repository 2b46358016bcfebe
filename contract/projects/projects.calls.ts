import { notBuiltCalls } from './not-built.calls.ts';

/** Every call of this room, for the catalogue. */
export const projectsCalls = {
  ...notBuiltCalls,
};
