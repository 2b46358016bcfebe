import { and, not, or } from 'xstate';

/** The words of a chart: in the inspector in the reader's language, in the documentation in English. */
export interface ChartWords {
  readonly entry: string;
  readonly exit: string;
  readonly runs: string;
  readonly atOnce: string;
  readonly if: string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** Another region is in a state. */
  readonly in: (state: string) => string;
  readonly after: (time: string) => string;
  readonly done: (name: string) => string;
  readonly failed: (name: string) => string;
  readonly changed: (name: string) => string;
  readonly finished: (name: string) => string;
  readonly anyWork: string;
  readonly inside: (states: number) => string;
  readonly fromInside: string;
  readonly ms: (value: number) => string;
  readonly seconds: (value: number) => string;
  readonly minutes: (value: number) => string;
}

export const englishWords: ChartWords = {
  entry: 'entry',
  exit: 'exit',
  runs: 'runs',
  atOnce: 'at once',
  if: 'if',
  and: 'and',
  or: 'or',
  not: 'not',
  in: (state) => `in ${state}`,
  after: (time) => `after ${time}`,
  done: (name) => `${name} is done`,
  failed: (name) => `${name} failed`,
  changed: (name) => `${name} tells more`,
  finished: (name) => `${name} is finished`,
  anyWork: 'any work',
  inside: (states) => (states === 1 ? '1 state inside' : `${states} states inside`),
  fromInside: 'from inside',
  ms: (value) => `${value} ms`,
  seconds: (value) => `${value} s`,
  minutes: (value) => `${value} min`,
};

/** `hasUnsent` → `has unsent`, `isSamePerson` → `same person`; abbreviations stay whole. */
const plain = (name: string) =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/ ([A-Z])(?![A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`);

type Kind = 'and' | 'or' | 'not';
// Combined guards have no type, only the function that checks them.
const kinds: readonly (readonly [Kind, unknown])[] = [
  ['and', fieldOf(and(['x']), 'check')],
  ['or', fieldOf(or(['x']), 'check')],
  ['not', fieldOf(not('x'), 'check')],
];

function fieldOf(value: unknown, name: string): unknown {
  const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isHolder ? Reflect.get(value, name) : undefined;
}

/** `{ ready: { picture: 'kept' } }` → `kept`: the innermost names are enough. */
function pathText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).split('.').at(-1) ?? '';
  return Object.entries(value)
    .map(([name, deeper]) => (typeof deeper === 'object' ? pathText(deeper) : `${name} ${pathText(deeper)}`))
    .join(', ');
}

/** A guard in plain words: `if is same person`, `not busy and has files`. */
export function guardText(guard: unknown, words: ChartWords): string {
  if (typeof guard === 'string') return plain(guard);
  const type = fieldOf(guard, 'type');
  if (typeof type === 'string') return plain(type);
  const within = fieldOf(guard, 'stateValue');
  if (within !== undefined) return words.in(pathText(within));
  const parts = fieldOf(guard, 'guards');
  const kind = kinds.find(([, check]) => check !== undefined && check === fieldOf(guard, 'check'))?.[0];
  if (!Array.isArray(parts) || kind === undefined) {
    const name = fieldOf(guard, 'name');
    return typeof name === 'string' && name !== '' ? plain(name) : '…';
  }
  const texts = parts.map((part: unknown) => {
    const text = guardText(part, words);
    const inner = fieldOf(part, 'guards');
    return Array.isArray(inner) && inner.length > 1 ? `(${text})` : text;
  });
  return kind === 'not' ? `${words.not} ${texts.join(' ')}` : texts.join(` ${words[kind]} `);
}

function timeText(ms: number, words: ChartWords): string {
  if (ms < 1_000) return words.ms(ms);
  if (ms < 120_000) return words.seconds(ms / 1_000);
  return words.minutes(Math.round(ms / 6_000) / 10);
}

/** An event in plain words. With `delays`, a fixed delay becomes `after 20 s`; a computed one keeps its name. */
export function eventText(
  type: string,
  delays: Readonly<Record<string, unknown>>,
  words: ChartWords,
): string {
  if (type === '') return words.atOnce;
  const [, kind, of, ...rest] = type.split('.');
  if (!type.startsWith('xstate.') || of === undefined) return type === '*' ? '∗' : type;
  if (kind === 'after') {
    const time = delays[of] ?? Number(of);
    return words.after(typeof time === 'number' && !Number.isNaN(time) ? timeText(time, words) : plain(of));
  }
  const name = rest.join('.') === '*' ? words.anyWork : rest.join('.');
  if (kind === 'done')
    return of === 'state' ? words.finished(name.split('.').at(-1) ?? '') : words.done(name);
  if (kind === 'error') return words.failed(name);
  return kind === 'snapshot' ? words.changed([of, ...rest].join('.')) : type;
}
