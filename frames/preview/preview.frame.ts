import { guardName } from '../shared/guard-name.ts';
import type { FromPreview, PreviewPage } from '../shared/preview-messages.ts';
import { fileNow, listenToConsole } from './console-lines.ts';
import { keepInside } from './keep-inside.ts';
import { keepFramesOut } from './no-frames.ts';
import { TurnWatch } from './turn-watch.ts';

/**
 * The page that runs a student's web page. It is a frame of its own below the editor's, with a policy of its own, and
 * ends by being removed. It takes one page by a port and writes it in its own place.
 */
function listen(event: MessageEvent<PreviewPage>): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !port) return;
  window.removeEventListener('message', listen);
  show(event.data, (message) => port.postMessage(message));
}

function show(page: PreviewPage, send: (message: FromPreview) => void): void {
  // Before any of the student's code: from now on the editor hears this page and no earlier one.
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
  // The page's own code calls the first of the two in each loop, the second where a script stood.
  Object.defineProperty(window, guardName, { value: watch.round });
  Object.defineProperty(window, '__banyanScript', { value: run });
  keepFramesOut();
  document.open();
  // Opening the document took the listeners away.
  lines.listen();
  keepInside(page, send);
  document.addEventListener('readystatechange', () => late.splice(0).forEach(run));
  setInterval(() => send({ type: 'alive' }), 250);
  document.write(withModules(page));
  document.close();
}

/** An import map comes before the first module. */
function withModules({ html, modules }: PreviewPage): string {
  const map = JSON.stringify({ imports: modules }).replaceAll('<', String.raw`\u003c`);
  return html.replace(/<head[^>]*>/i, (head) => `${head}<script type="importmap">${map}</script>`);
}

window.addEventListener('message', listen);
// The editor's page has an opaque origin too, and the message says nothing.
if (window.parent !== window) window.parent.postMessage({ banyan: 'hello' }, '*');
