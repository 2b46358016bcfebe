import type { Recording } from '#contract/diagnostics/recording.wire.ts';
import { settings } from '#src/lib/settings.ts';
import { forgetEarlier } from './forget-earlier.ts';
import type { Recorder } from './recorder.ts';

/** The people whose steps this browser keeps. It outlives a sign-out and contains only that. */
const storageName = 'banyan.step-records';

function wishes(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageName) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export const keepsSteps = (personId: number): boolean => wishes().includes(personId);

type Running = { readonly personId: number; readonly recorder: Promise<Recorder | null> };
let running: Running | null = null;
let pageNow = () => '';

async function load(personId: number): Promise<Recorder | null> {
  const [{ startRecorder }, { keepEarlier }] = await Promise.all([
    import('./recorder.ts'),
    import('./earlier-steps.ts'),
  ]);
  const recorder = startRecorder({ app: settings.version, page: () => pageNow() });
  const leave = new AbortController();
  addEventListener('pagehide', () => keepEarlier(personId, recorder.take()), { signal: leave.signal });
  return {
    take: recorder.take,
    stop() {
      leave.abort();
      recorder.stop();
    },
  };
}

function stop(): void {
  running?.recorder.then((recorder) => recorder?.stop()).catch(() => undefined);
  running = null;
}

/** Records the signed-in person's steps if they agreed, and nobody else's. Without agreement nothing loads. */
export function followSteps(personId: number, page?: () => string): void {
  if (page) pageNow = page;
  if (running?.personId === personId) return;
  if (running) forgetEarlier();
  stop();
  if (keepsSteps(personId)) running = { personId, recorder: load(personId).catch(() => null) };
  else forgetEarlier();
}

export function keepSteps(personId: number, isOn: boolean): void {
  const others = wishes().filter((id) => id !== personId);
  try {
    localStorage.setItem(storageName, JSON.stringify(isOn ? [...others, personId] : others));
  } catch {
    // The choice then holds until the page is left.
  }
  if (!isOn) {
    forgetEarlier();
    return stop();
  }
  running ??= { personId, recorder: load(personId).catch(() => null) };
}

/** null: nothing is kept. */
export async function stepsOf(personId: number): Promise<Recording | null> {
  if (running?.personId !== personId) return null;
  return (await running.recorder)?.take() ?? null;
}
