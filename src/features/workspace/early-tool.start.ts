import { isGreeting } from '#contract/workspace/frame-greeting.ts';
import { canMove, newFrame, takeEarlyTool, toolOf } from './early-tool.ts';
import { servePartsOf } from './frame-parts.ts';

/** Starts the tool's page. Only the page of a workspace's own tab loads this script (tools/early-page.mjs). */

/** Milliseconds until a page that the app did not use is removed. Slow computers use it long before. */
const givenUpAfter = 60_000;

function startTool(): void {
  const engine = toolOf(location.pathname);
  // Visitors without a session get the login page.
  if (!engine || !canMove() || document.documentElement.dataset['start'] !== 'frame') return;
  const element = newFrame(engine);
  // Not `hidden`: browsers do not run such a frame.
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
