import type { PathEvent } from './paths.ts';

const answer = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.(.+?)\.[^.]+(?:\..*)?$/;
const secret = /password|^otp$|token|secret|^current$|^confirm$/i;

/** A fact short enough to be read in a line; secrets are never shown. */
function short(value: unknown, name = ''): string {
  if (secret.test(name) && typeof value === 'string') return value === '' ? 'empty' : '•••';
  if (typeof value === 'string') return value.length > 24 ? `“${value.slice(0, 20)}…”` : `“${value}”`;
  if (Array.isArray(value))
    return value.length > 3 ? `${value.length} of them` : `[${value.map((each) => short(each)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{${parts(value)}}`;
  return String(value);
}

const parts = (value: object): string =>
  Object.entries(value)
    .slice(0, 4)
    .map(([name, each]) => `${name} ${short(each, name)}`)
    .join(', ');

/** Why an actor failed, as the machine will judge it. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return 'it broke';
  return 'code' in error ? `${String(error.kind)}: ${String(error.code)}` : String(error.kind);
}

/** One thing that happens, as somebody who tests by hand would say it. */
export function inWords(event: PathEvent): string {
  const [, kind, actor] = answer.exec(event.type) ?? [];
  if (kind === 'error') return `${actor} fails (${reasonOf(event.error)})`;
  if (kind === 'done')
    return event.output === undefined ? `${actor} is done` : `${actor} answers ${short(event.output)}`;
  const [, delay] = timer.exec(event.type) ?? [];
  if (delay) return `the time “${delay}” is over`;
  if (event.type === 'time.passes') return `${Number(event.milliseconds) / 1000} s pass`;
  const { type, ...facts } = event;
  return Object.keys(facts).length === 0 ? type : `${type} with ${parts(facts)}`;
}

/** A path, step by step; an empty one is the start itself. */
export const pathInWords = (events: readonly PathEvent[]): string =>
  events.length === 0 ? 'at the start' : events.map(inWords).join(' → ');
