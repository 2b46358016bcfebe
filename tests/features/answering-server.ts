import { afterEach, vi } from 'vitest';

export interface Asked {
  readonly name: string;
  readonly input: unknown;
}

/** What a call is answered with: an object is the answer itself. */
export type Answer = (input: never) => object | Promise<object>;

/** A definite no, as the server says it. */
export const refusal = (status: number, code: string, information = '') =>
  Response.json({ success: 'false', status: 0, code, information, msg: information }, { status });

/** No answer at all. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers calls by their names in the place of `fetch`, until the test ends; `asked` is what came, in its order. */
export function answering(answers: Readonly<Record<string, Answer>>) {
  const asked: Asked[] = [];
  const replies = new Map(Object.entries(answers));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const name = address.replace(/^\/(?:api\/v1\/)?/, '');
    const input: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    asked.push({ name, input });
    const reply = replies.get(name);
    if (!reply) throw new Error(`Nobody answers ${name}`);
    const answer = await reply(input as never);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return {
    asked: (name: string) => asked.filter((each) => each.name === name).map(({ input }) => input),
    now: (name: string, reply: Answer) => void replies.set(name, reply),
  };
}

afterEach(() => vi.unstubAllGlobals());
