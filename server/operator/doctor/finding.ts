export interface Finding {
  readonly state: 'fine' | 'doubtful' | 'wrong';
  readonly what: string;
  readonly says: string;
  readonly todo?: string;
}

export const fine = (what: string, says: string): Finding => ({ state: 'fine', what, says });
export const doubtful = (what: string, says: string, todo: string): Finding => ({
  state: 'doubtful',
  what,
  says,
  todo,
});
export const wrong = (what: string, says: string, todo: string): Finding => ({
  state: 'wrong',
  what,
  says,
  todo,
});

export const orFine = (what: string, says: string, found: readonly Finding[]): readonly Finding[] =>
  found.length === 0 ? [fine(what, says)] : found;
