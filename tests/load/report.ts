import type { Round } from './http-load.ts';
import type { Scenario } from './scenarios.ts';

export interface Measured extends Round {
  /** Milliseconds of processor time. */
  readonly server: number;
  readonly database: number;
}

const ratioBar = 1.5;

/** The value below which `part` of the times lie. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const rateOf = (round: Measured) => round.calls / round.seconds;
const verdict = (holds: boolean) => (holds ? 'ok' : 'OVER');

/** One scenario's lines: the product, the bare handler, and how they compare in rounds next to each other. */
export function reportRounds(
  scenario: Scenario,
  statements: number,
  product: readonly Measured[],
  bare: readonly Measured[],
): void {
  console.log(`\n${scenario.name} (${statements} statements a call)`);
  printRow(['', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'server µs', 'database µs']);
  printRounds('product', product);
  printRounds('bare', bare);
  const ratios = product.map((round, index) => rateOf(bare[index] ?? round) / rateOf(round));
  const ratio = percentile(ratios, 0.5);
  console.log(`  time product / bare ${ratio.toFixed(2)}, bar ${ratioBar}: ${verdict(ratio <= ratioBar)}`);
  if (!scenario.callsPerSecond) return;
  const rate = percentile(product.map(rateOf), 0.5);
  console.log(
    `  calls/s ${rate.toFixed(0)}, bar ${scenario.callsPerSecond}: ${verdict(rate >= scenario.callsPerSecond)}`,
  );
}

function printRounds(name: string, rounds: readonly Measured[]): void {
  const times = rounds.flatMap((round) => round.times);
  const figures = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1));
  const processor = (['server', 'database'] as const).map((part) =>
    percentile(
      rounds.map((round) => (round[part] / round.calls) * 1000),
      0.5,
    ).toFixed(0),
  );
  printRow([name, percentile(rounds.map(rateOf), 0.5).toFixed(0), ...figures, ...processor]);
}

export function printRow(cells: readonly string[]): void {
  const [first = '', ...rest] = cells;
  console.log(`  ${first.padEnd(12)}${rest.map((cell) => cell.padStart(13)).join('')}`);
}
