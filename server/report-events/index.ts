/** What other rooms may use of this one. */
export { type ReportEvent, writeEventOnce, writeEvents } from './queries/write-events.ts';
