import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** One call that an actor made and that a test answers when it likes. */
export interface PendingCall<Output, Input> {
  readonly input: Input;
  /** Aborted once the machine lost interest. */
  readonly signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** A promise actor whose calls lie in `calls`, the oldest first; `open` gives those that still wait. */
export function deferredActor<Output, Input extends NonReducibleUnknown>() {
  const calls: PendingCall<Output, Input>[] = [];
  const settled = new Set<PendingCall<Output, Input>>();
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        const call: PendingCall<Output, Input> = {
          input,
          signal,
          resolve: (output) => {
            settled.add(call);
            resolve(output);
          },
          reject: (error) => {
            settled.add(call);
            reject(error);
          },
        };
        calls.push(call);
      }),
  );
  const open = () => calls.filter((call) => !settled.has(call) && !call.signal.aborted);
  return { logic, calls, open };
}

/** Lets settled promises reach their machines. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
