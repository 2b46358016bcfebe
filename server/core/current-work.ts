import { AsyncLocalStorage } from 'node:async_hooks';

/** The work that log lines name. Tracking costs each promise a little, so it runs only when lines are asked for. */
const current = new AsyncLocalStorage<string>();

export const underName = <T>(name: string, work: () => T): T => current.run(name, work);

/** undefined outside of `underName`. */
export const nameOfWork = (): string | undefined => current.getStore();
