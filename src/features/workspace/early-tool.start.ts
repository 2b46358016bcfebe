import { isGreeting } from '#contract/workspace/frame-greeting.ts';
import { canMove, newFrame, takeEarlyTool, toolOf } from './early-tool.ts';
import { servePartsOf } from './frame-parts.ts';

/** A script of its own, in the page of a workspace's own tab alone (tools/early-page.mjs): it begins the tool's page. */

/** In milliseconds: then a page that the app did not take goes. On a slow computer it has been taken long before. */
const givenUpAfter = 60_000;

function startTool(): void {
  const engine = toolOf(location.pathname);
  // Who is not signed in is shown the login page.
  if (!engine || !canMove() || document.documentElement.dataset['start'] !== 'frame') return;
  const element = newFrame(engine);
  // Not `hidden`: browsers give such a frame no time.
  Object.assign(element.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
  Object.assign(element.style, { border: '0', visibility: 'hidden' });
  let hasGreeted = false;
  const serve = servePartsOf(engine);
  const onMessage = ({ source, data, ports: [given] }: MessageEvent<unknown>) => {
    if (source === null || source !== element.contentWindow) return;
    if (given && isGreeting(data, 'parts')) serve(given);
    if (isGreeting(data, 'hello')) hasGreeted = true;
  };
  addEventListener('message', onMessage);
  window.earlyTool = {
    engine,
    element,
    serve,
    hasGreeted: () => hasGreeted,
    handOver: () => removeEventListener('message', onMessage),
  };
  document.body.append(element);
  setTimeout(() => takeEarlyTool(engine)?.element.remove(), givenUpAfter);
}

startTool();
