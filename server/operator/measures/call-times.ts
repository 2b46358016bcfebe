import type { MeasureSource, Sample } from '#server/core/measures.ts';

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Timed {
  readonly byCode: Map<number, number>;
  /** The last one counts slower calls. */
  readonly buckets: number[];
  seconds: number;
}

const answers = 'banyan_calls_total';
const times = 'banyan_call_duration_seconds';

/** Counts answers by code and time. Labels are route names, of which there are few. */
export class CallTimes implements MeasureSource {
  readonly measures = [
    { name: answers, help: 'Answers, by call and HTTP status.', type: 'counter' },
    { name: times, help: 'Seconds from a request to its answer, by call.', type: 'histogram' },
  ] as const;
  readonly #byCall = new Map<string, Timed>();

  note(call: string, code: number, milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const timed = this.#timedOf(call);
    timed.byCode.set(code, (timed.byCode.get(code) ?? 0) + 1);
    timed.seconds += seconds;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1;
    timed.buckets[at] = (timed.buckets[at] ?? 0) + 1;
  }

  read() {
    const all = [...this.#byCall].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return {
      [answers]: all.flatMap(([call, { byCode }]) =>
        [...byCode].map(([code, value]) => ({ labels: { call, code: String(code) }, value })),
      ),
      [times]: all.flatMap(([call, timed]) => histogramOf(call, timed)),
    };
  }

  #timedOf(call: string): Timed {
    const known = this.#byCall.get(call);
    if (known) return known;
    const made: Timed = {
      byCode: new Map(),
      buckets: Array.from({ length: bounds.length + 1 }, () => 0),
      seconds: 0,
    };
    this.#byCall.set(call, made);
    return made;
  }
}

function histogramOf(call: string, { buckets, seconds }: Timed): Sample[] {
  let count = 0;
  const lines = buckets.map((more, at): Sample => {
    count += more;
    return { suffix: '_bucket', labels: { call, le: String(bounds[at] ?? '+Inf') }, value: count };
  });
  return [
    ...lines,
    { suffix: '_sum', labels: { call }, value: seconds },
    { suffix: '_count', labels: { call }, value: count },
  ];
}
