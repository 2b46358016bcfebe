/** Returns a function that runs jobs of one name one after another, and those of different names side by side. */
export function createQueues(): <T>(name: string, job: () => Promise<T>) => Promise<T> {
  const lasts = new Map<string, Promise<unknown>>();
  return (name, job) => {
    const turn = (lasts.get(name) ?? Promise.resolve()).then(job);
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (lasts.get(name) === done) lasts.delete(name);
      });
    lasts.set(name, done);
    return turn;
  };
}
