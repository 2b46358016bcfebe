import type { FastifyInstance } from 'fastify';
import type { UploadKinds } from '#server/files/upload-kind.ts';
import type { JobHandlers } from '#server/jobs/define-job.ts';
import type { LineOpener, LiveLine } from '#server/realtime/live-line.ts';
import type { Desks } from '#server/realtime/realtime.types.ts';
import type { AppContext, Offers } from './context.ts';
import type { RateLimiter } from './rate-limit.ts';

export interface LineOffer<Line extends LiveLine = LiveLine> extends LineOpener<Line> {
  /** The line opens before the app context is complete; from here on it may ask the database. */
  attach(line: Line, app: AppContext): void;
}

export interface Room extends Partial<Offers> {
  readonly jobs?: JobHandlers;
  /** [QU-70] Runs once a day and removes what has had its time, for all schools. */
  readonly clear?: (app: AppContext, today: Date) => Promise<void>;
  readonly uploads?: UploadKinds;
  /** Groups of people of the central office that hear hints together, and who is in them. */
  readonly desks?: Desks;
  readonly lines?: readonly LineOffer[];
  readonly routes?: (http: FastifyInstance, app: AppContext, limiter: RateLimiter) => void;
}
