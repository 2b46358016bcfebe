import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Measure, MeasureSource } from '#server/core/measures.ts';

/** Milliseconds between checks of the event loop. */
const resolution = 20;
const nanoseconds = 1e9;

const measures = [
  { name: 'process_cpu_seconds_total', help: 'Seconds of the processor.', type: 'counter' },
  { name: 'process_resident_memory_bytes', help: 'Memory of the process.', type: 'gauge' },
  { name: 'process_start_time_seconds', help: 'When the process began, since 1970.', type: 'gauge' },
  { name: 'nodejs_heap_size_used_bytes', help: 'Memory of its objects.', type: 'gauge' },
  {
    name: 'nodejs_eventloop_lag_mean_seconds',
    help: 'How late the event loop is, on average.',
    type: 'gauge',
  },
  { name: 'nodejs_eventloop_lag_p99_seconds', help: 'How late it is in one of a hundred.', type: 'gauge' },
  { name: 'nodejs_eventloop_lag_max_seconds', help: 'How late it was at the most.', type: 'gauge' },
] as const satisfies readonly Measure[];

/** Usage of the process, and the delay of its event loop since the last read. */
export function processMeasures(): { readonly source: MeasureSource; readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  return { source: { measures, read: () => readingsOf(delay) }, stop: () => void delay.disable() };
}

function readingsOf(delay: IntervalHistogram) {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  // The timer's own interval is not a delay. Before the first one there is none.
  const late = (value: number) =>
    delay.count === 0 ? 0 : Math.max(0, value / nanoseconds - resolution / 1000);
  const values: Record<(typeof measures)[number]['name'], number> = {
    process_cpu_seconds_total: (user + system) / 1e6,
    process_resident_memory_bytes: rss,
    process_start_time_seconds: performance.timeOrigin / 1000,
    nodejs_heap_size_used_bytes: heapUsed,
    nodejs_eventloop_lag_mean_seconds: late(delay.mean),
    nodejs_eventloop_lag_p99_seconds: late(delay.percentile(99)),
    nodejs_eventloop_lag_max_seconds: late(delay.max),
  };
  delay.reset();
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{ value }]]));
}
