import type { BuiltCall } from '#contract/core/define-call.ts';
import type { call } from '#src/lib/api-client.ts';

export interface MadeCall {
  readonly name: string;
  readonly input: unknown;
  readonly flag: string | undefined;
  readonly signal: AbortSignal | undefined;
}

type Answer = (input: never) => unknown;

/** Stands where `call` stands: answers by the call's name, and remembers what was asked. */
export function fakeCall(answers: Readonly<Record<string, Answer>>) {
  const made: MadeCall[] = [];
  const answer = async (
    definition: Pick<BuiltCall<string>, 'name'>,
    input: unknown,
    options: { readonly signal?: AbortSignal; readonly flag?: string } = {},
  ) => {
    const { name } = definition;
    made.push({ name, input, flag: options.flag, signal: options.signal });
    const reply = answers[name];
    if (!reply) throw new Error(`Nobody answers ${name}`);
    const answered = await reply(input as never);
    options.signal?.throwIfAborted();
    return answered;
  };
  return { call: answer as typeof call, made };
}
