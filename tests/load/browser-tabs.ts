import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

type Params = Readonly<Record<string, unknown>>;
interface Answer {
  readonly id?: number;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** A tab, driven without Playwright: that keeps every tab visible, and a teacher's is hidden behind the lesson. */
export interface Tab {
  /** The value of an expression, which counts as a press of the person. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression is true; milliseconds since `since`. */
  until(expression: string, since?: number): Promise<number>;
  show(): Promise<void>;
}

export interface Person {
  open(address: string): Promise<Tab>;
}

export interface Browser {
  /** With cookies and storage of their own; `script` runs first on each of their pages. */
  person(cookies: readonly Params[], script: string): Promise<Person>;
  stop(): Promise<void>;
}

const timeoutMs = 20_000;
/** Between two looks at a page: no figure is finer than this. */
const look = 15;

/** A new headless Chromium; `args` beside what it needs. */
export async function startBrowser(args: readonly string[]): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'banyan-browser-'));
  const own = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const command = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const child = spawn(command, [...own, `--user-data-dir=${folder}`, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ws:\/\/\S+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const send = await connect(address);
  const open = async (browserContextId: unknown, script: string, url: string): Promise<Tab> => {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const ask = (method: string, params: Params) => send(method, params, String(sessionId));
    await ask('Page.enable', {});
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await ask('Page.navigate', { url });
    const evaluate = async (expression: string): Promise<unknown> => {
      const asked = { expression, awaitPromise: true, userGesture: true, returnByValue: true };
      const { result, exceptionDetails } = await ask('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
      return (result as { readonly value?: unknown }).value;
    };
    const until = async (expression: string, since = performance.now()): Promise<number> => {
      const end = performance.now() + timeoutMs;
      while (performance.now() < end) {
        if (await evaluate(expression).catch(() => false)) return performance.now() - since;
        await setTimeout(look);
      }
      const text = await evaluate('document.body.innerText').catch(() => '');
      throw new Error(`Never came: ${expression}\n${String(text)}`);
    };
    return { evaluate, until, show: async () => void (await send('Target.activateTarget', { targetId })) };
  };
  return {
    person: async (cookies, script) => {
      const { browserContextId } = await send('Target.createBrowserContext', {});
      await send('Storage.setCookies', { cookies, browserContextId });
      return { open: (url) => open(browserContextId, script, url) };
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The DevTools protocol over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address, { maxPayload: 2 ** 26 });
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse((data as Buffer).toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return async (method: string, params: Params, sessionId?: string): Promise<Params> => {
    last += 1;
    const id = last;
    const { result, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    waiting.delete(id);
    if (error || !result) throw new Error(`${method}: ${error?.message ?? 'nothing'}`);
    return result;
  };
}
