import { CalmLog } from './calm-log.ts';
import type { Services } from './context.ts';

export class BusyLog {
  readonly #calm: CalmLog;

  constructor(services: Pick<Services, 'log' | 'now'>) {
    this.#calm = new CalmLog(services);
  }

  tell(call: string, reason: string): void {
    this.#calm.warn(`${call} ${reason}`, { call, reason }, 'A call was answered 503');
  }
}
