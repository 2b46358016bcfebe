import type { Answer } from '../app/gates.ts';
import type { Stage } from '../app/path-walker.ts';

/** Answers that no server gave: paths of works save nothing. */
export const said = (answer: object): Answer => ({
  by: 'refusal',
  status: 200,
  body: { success: 'true', ...answer },
});

export const refused = (status: number, code: string): Answer => ({
  by: 'refusal',
  status,
  body: { status, code, information: 'Not now.' },
});

/** `repeated`: calls that the page itself sends again when their answer is lost. */
export const answering =
  (...repeated: readonly string[]) =>
  (call: string, answer: Answer) =>
  async ({ gates }: Stage): Promise<void> =>
    gates.at(call).answer(answer, repeated.includes(call));
