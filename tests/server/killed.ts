import { once } from 'node:events';
import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, type CallOutput, callPath } from '#contract/core/define-call.ts';
import { decodeAnswer, wrapRequest } from '#contract/core/payload.codec.ts';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { type Started, start } from './program.ts';
import type { SignedIn } from './uploading.ts';

const codec = createPayloadCodec('banyan-payload');

/** The program, which is killed and started again while people work with it. */
export class Killed {
  #program: Started | undefined;
  address = '';
  /** Resolves once it serves again. */
  up: Promise<void> = Promise.resolve();

  constructor(private readonly env: Record<string, string>) {}

  async start(): Promise<void> {
    this.#program = start(this.env);
    const outcome = await this.#program.outcome;
    if (!('address' in outcome)) throw new Error(outcome.said);
    this.address = outcome.address;
  }

  kill(): void {
    const child = this.#program?.child;
    child?.kill('SIGKILL');
    this.up = (async () => {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await this.start();
    })();
  }

  /** As a browser does: what was cut off is asked again once the server is back. */
  async persist<T>(ask: (address: string) => Promise<T>): Promise<T> {
    for (;;) {
      await this.up;
      const { up } = this;
      try {
        return await ask(this.address);
      } catch (error) {
        // Nothing was killed meanwhile: the server itself refused.
        if (up === this.up && !(error instanceof TypeError)) throw error;
      }
    }
  }

  call<Name extends BuiltCallName>(
    name: Name,
    { token }: SignedIn,
    input: CallInput<CallOf<Name>>,
  ): Promise<CallOutput<CallOf<Name>>> {
    return this.persist((address) => callAt(address, name, { token }, input));
  }
}

/** Throws a TypeError where there is no answer. */
export async function callAt<Name extends BuiltCallName>(
  address: string,
  name: Name,
  { token }: Pick<SignedIn, 'token'>,
  input: CallInput<CallOf<Name>>,
): Promise<CallOutput<CallOf<Name>>> {
  const call = calls[name];
  const response = await fetch(address + callPath(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wrapRequest(call.request, input, codec)),
  });
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return decodeAnswer(call, await response.json(), codec);
}
