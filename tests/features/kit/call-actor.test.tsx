import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { callActor } from '#src/lib/call-actor.ts';
import { CallFailed } from '#src/lib/call-failed.ts';

const run = (work: (signal: AbortSignal) => Promise<string>, timeout?: number) => {
  const logic = callActor<string, void>(
    (_, signal) => work(signal),
    timeout === undefined ? {} : { timeout },
  );
  const actor = createActor(logic).start();
  return { actor, end: toPromise(actor) };
};

describe('an actor that calls', () => {
  it('answers what the call answers, and rejects with a failure', async () => {
    await expect(run(() => Promise.resolve('yes')).end).resolves.toBe('yes');
    const refused = new CallFailed('refused', 'No.', { code: 'locked' });
    await expect(run(() => Promise.reject(refused)).end).rejects.toMatchObject({ code: 'locked' });
  });

  it('leaves a failure that its work knows as it is', async () => {
    const known = { kind: 'refused', code: 'cannot_work', information: '' };
    await expect(run(() => Promise.reject(known)).end).rejects.toEqual(known);
  });

  it('ends in time, though its work listens to nothing', async () => {
    await expect(run(() => new Promise(() => undefined), 1).end).rejects.toEqual({ kind: 'unreachable' });
  });

  it('lets work that was told to stop end in its own way', async () => {
    const offline = (signal: AbortSignal) =>
      new Promise<string>((resolve) => {
        signal.addEventListener('abort', () => resolve('kept'));
      });
    await expect(run(offline, 1).end).resolves.toBe('kept');
  });
});
