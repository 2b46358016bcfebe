import { setTimeout as pause } from 'node:timers/promises';

/** One line of a measure. Labels are words of the program, never of a person or a request. */
export interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

export interface Measure {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
}

export interface MeasureSource {
  readonly measures: readonly Measure[];
  readonly read: () => Readings | Promise<Readings>;
}

type Readings = Readonly<Record<string, readonly Sample[]>>;

/** A source that answers later is left out. */
const patienceMilliseconds = 2_000;

export class Measures {
  readonly #sources: MeasureSource[] = [];
  #asking: Promise<string> | null = null;

  add(source: MeasureSource): void {
    this.#sources.push(source);
  }

  gauge(name: string, help: string, read: () => number): void {
    this.add({ measures: [{ name, help, type: 'gauge' }], read: () => ({ [name]: [{ value: read() }] }) });
  }

  /** Several readers at once share one answer, which costs the database one look. */
  text(): Promise<string> {
    this.#asking ??= this.#read().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #read(): Promise<string> {
    const all = await Promise.all(this.#sources.map(readInTime));
    const missing = all.filter((readings) => readings === null).length;
    const lines = this.#sources.flatMap(({ measures }, at) =>
      measures.flatMap((measure) => linesOf(measure, all[at]?.[measure.name] ?? [])),
    );
    const told = linesOf(
      {
        name: 'banyan_measures_missing',
        help: 'Sources of measures that did not answer in time.',
        type: 'gauge',
      },
      [{ value: missing }],
    );
    return `${[...lines, ...told].join('\n')}\n`;
  }
}

/** null: the source did not answer in time, or failed. */
async function readInTime(source: MeasureSource): Promise<Readings | null> {
  const reading = Promise.resolve()
    .then(() => source.read())
    .catch(() => null);
  return Promise.race([reading, pause(patienceMilliseconds, null, { ref: false })]);
}

function linesOf({ name, help, type }: Measure, samples: readonly Sample[]): string[] {
  if (samples.length === 0) return [];
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
  ];
}

function labelsOf(labels: Sample['labels']): string {
  const pairs = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"');
