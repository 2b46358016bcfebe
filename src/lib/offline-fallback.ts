import * as v from 'valibot';
import type { BuiltCall, CallInput, CallOutput } from '#contract/core/define-call.ts';
import { call } from './api-client.ts';
import { CallFailed, saysGone } from './call-failed.ts';
import { dropOffline, keepOffline, readOffline } from './offline-store.ts';

interface KeptCommand {
  readonly personId: number;
  /** The answer's key, e.g. `notice/12`; '' keeps nothing. */
  readonly name: string;
  readonly signal: AbortSignal;
}

export interface KeptAnswer<Answer> {
  readonly answer: Answer;
  /** When a kept answer was fetched, in ms; null: the answer is fresh. */
  readonly asOf: number | null;
}

/** Keeps the answer of a call that only reads, and returns it while the server cannot be reached. */
export async function callWithOfflineFallback<C extends BuiltCall<string>>(
  definition: C,
  input: CallInput<C>,
  { personId, name, signal }: KeptCommand,
): Promise<KeptAnswer<CallOutput<C>>> {
  try {
    const answer = await call(definition, input, { signal });
    if (name !== '') void keepOffline(personId, name, answer);
    return { answer, asOf: null };
  } catch (error) {
    if (!(error instanceof CallFailed) || name === '') throw error;
    if (saysGone(error.code)) await dropOffline(personId, name).catch(() => undefined);
    const kept = error.kind === 'unreachable' ? await readOffline(personId, name) : null;
    const parsed = kept && v.safeParse(definition.output, kept.value);
    if (!kept || !parsed?.success) throw error;
    return { answer: parsed.output, asOf: kept.at };
  }
}
