import { setImmediate } from 'node:timers/promises';

/** Long work gives the event loop to other calls after this time. */
const turnMilliseconds = 2;

/** For long work: to be awaited wherever it may be left for a moment. undefined: its turn is not over. */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now();
  const next = async () => {
    await setImmediate();
    began = performance.now();
  };
  return () => (performance.now() - began < turnMilliseconds ? undefined : next());
}

export async function mapInTurns<In, Out>(
  items: readonly In[],
  act: (item: In, at: number) => Out,
): Promise<Out[]> {
  const turn = turns();
  const made: Out[] = [];
  for (const [at, item] of items.entries()) {
    await turn();
    made.push(act(item, at));
  }
  return made;
}
