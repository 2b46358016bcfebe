import { guardName } from '../shared/guard-name.ts';
import type { FromPreview, PreviewPage } from '../shared/preview-messages.ts';
import { fileNow, listenToConsole } from './console-lines.ts';
import { keepInside } from './keep-inside.ts';
import { keepFramesOut } from './no-frames.ts';
import { TurnWatch } from './turn-watch.ts';

/**
 * Runs a student's web page in a frame below the editor's, with its own policy, until the frame is removed. It
 * receives one page by a port and replaces its own document by it.
 */
function listen(event: MessageEvent<PreviewPage>): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !port) return;
  window.removeEventListener('message', listen);
  show(event.data, (message) => port.postMessage(message));
}

function show(page: PreviewPage, send: (message: FromPreview) => void): void {
  // Sent before any of the student's code, so that the editor listens to this page and no earlier one.
  send({ type: 'alive' });
  const lines = listenToConsole(send);
  const turns = new MessageChannel();
  const waiting: (() => void)[] = [];
  turns.port1.addEventListener('message', () => waiting.splice(0).forEach((then) => then()));
  turns.port1.start();
  let running = page.name;
  const watch = new TurnWatch(
    {
      now: () => performance.now(),
      nextTurn: (then) => {
        waiting.push(then);
        turns.port2.postMessage(null);
      },
    },
    (line) => {
      lines.flush();
      send({ type: 'hung', where: fileNow() || running, line });
    },
  );
  const late: number[] = [];
  const run = (index: number) => {
    const script = page.scripts[index];
    if (!script) return;
    if (script.isLate && document.readyState === 'loading') return void late.push(index);
    const { currentScript } = document;
    const element = document.createElement('script');
    if (script.isModule) element.type = 'module';
    element.text = `${script.code}\n//# sourceURL=${script.name}`;
    if (!script.isModule) running = script.name;
    if (currentScript) currentScript.after(element);
    else (document.body ?? document.documentElement).append(element);
  };
  // The page's loops call the first one, and places of scripts the second.
  Object.defineProperty(window, guardName, { value: watch.round });
  Object.defineProperty(window, '__banyanScript', { value: run });
  keepFramesOut();
  document.open();
  // Opening the document removed the listeners.
  lines.listen();
  keepInside(page, send);
  document.addEventListener('readystatechange', () => late.splice(0).forEach(run));
  setInterval(() => send({ type: 'alive' }), 250);
  document.write(withModules(page));
  document.close();
}

/** An import map must come before the first module. */
function withModules({ html, modules }: PreviewPage): string {
  const map = JSON.stringify({ imports: modules }).replaceAll('<', String.raw`\u003c`);
  return html.replace(/<head[^>]*>/i, (head) => `${head}<script type="importmap">${map}</script>`);
}

window.addEventListener('message', listen);
// The editor's origin is opaque too, and the message contains nothing secret.
if (window.parent !== window) window.parent.postMessage({ banyan: 'hello' }, '*');
