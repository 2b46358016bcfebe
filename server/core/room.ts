import type { FastifyInstance } from 'fastify';
import type { UploadKinds } from '#server/files/upload-kind.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import type { AppContext, Offers } from './context.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What a room hands to the product besides its calls, in its register; each part is there where it has one. */
export interface Room extends Partial<Offers> {
  readonly jobs?: JobHandlers;
  /** [QU-70] Once a day: removes what has had its time, of all schools. */
  readonly clear?: (app: AppContext, today: Date) => Promise<void>;
  readonly uploads?: UploadKinds;
  /** What is asked for by other addresses than a call's. */
  readonly routes?: (http: FastifyInstance, app: AppContext, limiter: RateLimiter) => void;
}
