import { partsMark } from '#contract/workspace/frame-greeting.ts';
import type { PartAnswer, PartAsk } from '#contract/workspace/frame-parts.ts';
import { type AskApp, asText, type Parts } from './parts.ts';

/**
 * The first script of each tool's page, and the only one loaded from the network when the app embeds the page. It
 * gets the page's script and styles from the app and inserts them as text. The policy allows only the build's
 * scripts, by hash, so a student's text cannot become a script. Elsewhere, as in tests, the files come from the
 * network.
 */
const { script = '', styles = '', early = '' } = document.currentScript?.dataset ?? {};

const askApp = window.parent !== window && location.hash === partsMark ? findApp() : null;

function findApp(): AskApp {
  const { port1, port2 } = new MessageChannel();
  const waiting = new Map<string, (bytes: ArrayBuffer | null) => void>();
  port1.addEventListener('message', ({ data: { name, bytes } }: MessageEvent<PartAnswer>) => {
    waiting.get(name)?.(bytes);
    waiting.delete(name);
  });
  port1.start();
  // Both origins are unknown or opaque, and the message contains nothing secret.
  window.parent.postMessage({ banyan: 'parts' }, '*', [port2]);
  return (name, want) =>
    new Promise((resolve) => {
      waiting.set(name, resolve);
      const ask: PartAsk = { name, want };
      port1.postMessage(ask);
    });
}

async function take(name: string): Promise<ArrayBuffer> {
  const given = (await askApp?.(name, 'bytes')) ?? null;
  if (given !== null) return given;
  const answer = await fetch(name);
  if (!answer.ok) throw new Error('A file of the page did not come.');
  return answer.arrayBuffer();
}

const sooner = new Map<string, Promise<ArrayBuffer>>();
for (const name of listOf(early)) {
  const taking = take(name);
  taking.catch(() => undefined);
  sooner.set(name, taking);
}

const parts: Parts = {
  take: (name) => {
    const begun = sooner.get(name);
    // Transferred bytes have one owner.
    sooner.delete(name);
    return begun ?? take(name);
  },
  takeKept: async (name) => (await askApp?.(name, 'kept')) ?? null,
  keep: (name) => void askApp?.(name, 'later'),
};
Object.defineProperty(window, 'banyanParts', { value: parts });

async function putIn(): Promise<void> {
  const sheets = listOf(styles);
  const [code, ...rules] = await Promise.all(
    [script, ...sheets].map((name) => askApp?.(name, 'bytes') ?? Promise.resolve(null)),
  );
  await Promise.all(sheets.map((name, at) => putStyle(name, rules[at] ?? null)));
  const element = document.createElement('script');
  element.type = 'module';
  if (code) element.textContent = asText(code);
  else {
    element.crossOrigin = 'anonymous';
    element.src = script;
  }
  document.head.append(element);
}

function putStyle(name: string, rules: ArrayBuffer | null): Promise<unknown> {
  if (rules !== null) {
    const element = document.createElement('style');
    element.textContent = asText(rules);
    document.head.append(element);
    return Promise.resolve();
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.href = name;
  const settled = new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
  document.head.append(link);
  return settled;
}

function listOf(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

void putIn();
