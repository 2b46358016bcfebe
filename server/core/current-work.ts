import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The call or job whose work goes on, for lines of the log that tell of its statements. Following it costs each promise
 * a little, so nothing is followed until somebody asks for those lines.
 */
const current = new AsyncLocalStorage<string>();

/** Does the work under this name. */
export const underName = <T>(name: string, work: () => T): T => current.run(name, work);

/** undefined: nobody said. */
export const nameOfWork = (): string | undefined => current.getStore();
