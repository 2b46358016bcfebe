import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The call or job at work, for log lines. Tracking costs each promise a little, so it runs only when lines are asked
 * for.
 */
const current = new AsyncLocalStorage<string>();

export const underName = <T>(name: string, work: () => T): T => current.run(name, work);

/** undefined outside of `underName`. */
export const nameOfWork = (): string | undefined => current.getStore();
