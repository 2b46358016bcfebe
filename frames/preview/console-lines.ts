import { type FromPreview, type PreviewLine, previewMost } from '../shared/preview-messages.ts';
import { inspect, inspectAll } from './inspect.ts';

interface ConsoleLines {
  flush(): void;
  /** Listens for uncaught errors; needed again after the document was reopened. */
  listen(): void;
}

/** Sends console output and errors of a page, grouped by turn and limited. */
export function listenToConsole(send: (message: FromPreview) => void): ConsoleLines {
  let waiting: PreviewLine[] = [];
  let isPlanned = false;
  const left: { lines: number; characters: number } = { ...previewMost };
  const flush = () => {
    isPlanned = false;
    if (waiting.length > 0) send({ type: 'lines', lines: waiting });
    waiting = [];
  };
  const write = (kind: PreviewLine['kind'], text: () => string, where: () => string) => {
    if (left.lines <= 0 || left.characters <= 0) return;
    const line = { kind, text: text().slice(0, left.characters), where: where() };
    left.lines -= 1;
    left.characters -= line.text.length + 1;
    waiting.push(line);
    if (waiting.length >= 1_000) flush();
    else if (!isPlanned) {
      isPlanned = true;
      setTimeout(flush);
    }
  };
  const kinds = {
    log: 'log',
    info: 'log',
    debug: 'log',
    table: 'log',
    dir: 'log',
    warn: 'warn',
    error: 'error',
  } as const;
  for (const [name, kind] of Object.entries(kinds)) {
    const say = (...values: unknown[]) => write(kind, () => inspectAll(values), whereNow);
    define(name, say);
  }
  define('assert', (isRight?: unknown, ...values: unknown[]) => {
    if (!isRight) write('error', () => `Assertion failed ${inspectAll(values)}`, whereNow);
  });
  const counts = new Map<string, number>();
  define('count', (given: unknown = 'default') => {
    const label = String(given);
    counts.set(label, (counts.get(label) ?? 0) + 1);
    write('log', () => `${label}: ${counts.get(label)}`, whereNow);
  });
  return {
    flush,
    listen: () => {
      window.addEventListener('error', ({ message, filename, lineno }) => {
        if (message)
          write(
            'error',
            () => message,
            () => placeOf(filename, lineno),
          );
      });
      window.addEventListener('unhandledrejection', ({ reason }) => {
        const stack = reason instanceof Error ? (reason.stack ?? '') : '';
        write(
          'error',
          () => `Uncaught (in promise) ${inspect(reason)}`,
          () => whereIn(stack),
        );
      });
    },
  };
}

const define = (name: string, value: (...values: unknown[]) => void) =>
  Object.defineProperty(console, name, { value, writable: true, configurable: true });

const placeOf = (file: string, line: number) => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return line > 0 && isOwn(name) ? `${name}:${line}` : '';
};
const isOwn = (name: string) => /^[^:/?#]+\.(?:js|html)$/.test(name);

/** The first position in a stack that is in a file of the student's. */
export function whereIn(stack: string): string {
  for (const [, name = '', line] of stack.matchAll(/([^\s(@/]+\.(?:js|html)):(\d+):\d+/g))
    if (isOwn(name) && !/^preview[.-]/.test(name)) return `${name}:${line}`;
  return '';
}

export const fileNow = (): string => whereNow().replace(/:\d+$/, '');

const whereNow = () => whereIn(new Error('where').stack ?? '');
