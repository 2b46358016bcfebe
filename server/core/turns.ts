import { setImmediate } from 'node:timers/promises';

const turnMilliseconds = 2;

/** Returns a function that long work awaits now and then; it gives undefined while the turn lasts. */
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
