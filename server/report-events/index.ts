export { type ReportEvent, writeEventOnce, writeEvents } from './queries/write-events.ts';
