import type { Round } from './http-load.ts';
import type { Scenario } from './scenarios.ts';

export interface Measured extends Round {
  /** Milliseconds of processor time. */
  readonly server: number;
  readonly database: number;
  /** Part of the machine, 0 to 1, that other programs took meanwhile. */
  readonly others: number;
}

const ratioBar = 1.5;

/** The value below which `part` of the times lie. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const rateOf = (round: Measured) => round.calls / round.seconds;
const verdict = (holds: boolean) => (holds ? 'ok' : 'OVER');

/**
 * One scenario's lines: the product, the bare handler, and the bars. Times and rates are medians of the rounds;
 * the bars are held against the pair of rounds that the rest of the machine disturbed least.
 */
export function reportRounds(
  scenario: Scenario,
  statements: number,
  product: readonly Measured[],
  bare: readonly Measured[],
): void {
  console.log(`\n${scenario.name} (${statements} statements a call)`);
  printRow(['', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'server µs', 'database µs', 'others %']);
  printRounds('product', product);
  printRounds('bare', bare);
  const [best] = product
    .flatMap((ours, index) => {
      const theirs = bare[index];
      return theirs ? [{ ours, theirs, others: Math.max(ours.others, theirs.others) }] : [];
    })
    .toSorted((a, b) => a.others - b.others);
  if (!best) return;
  const ratio = rateOf(best.theirs) / rateOf(best.ours);
  const rate = rateOf(best.ours);
  console.log(`  in the calmest rounds (others ${percent(best.others)} %):`);
  console.log(`  time product / bare ${ratio.toFixed(2)}, bar ${ratioBar}: ${verdict(ratio <= ratioBar)}`);
  const bar = scenario.callsPerSecond;
  if (bar) console.log(`  calls/s ${rate.toFixed(0)}, bar ${bar}: ${verdict(rate >= bar)}`);
}

function printRounds(name: string, rounds: readonly Measured[]): void {
  const times = rounds.flatMap((round) => round.times);
  const median = (figure: (round: Measured) => number) => percentile(rounds.map(figure), 0.5);
  printRow([
    name,
    median(rateOf).toFixed(0),
    ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
    median((round) => (round.server / round.calls) * 1000).toFixed(0),
    median((round) => (round.database / round.calls) * 1000).toFixed(0),
    percent(median((round) => round.others)),
  ]);
}

const percent = (part: number) => (part * 100).toFixed(0);

export function printRow(cells: readonly string[]): void {
  const [first = '', ...rest] = cells;
  console.log(`  ${first.padEnd(12)}${rest.map((cell) => cell.padStart(12)).join('')}`);
}
