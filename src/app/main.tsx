import '../index.css';
import { loadSessionWork } from '#src/features/auth/actors/load-session-work.ts';
import { loadCodec } from '#src/lib/codec.ts';
import { nextTask } from '#src/lib/next-task.ts';
import { provideRandomUuid } from '#src/lib/random-uuid.ts';
import { mayBeSignedIn } from '#src/lib/signed-in-mark.ts';
import { applyTheme, chosenTheme } from '#src/lib/theme.ts';

applyTheme(chosenTheme());
provideRandomUuid();

/** The router and all screens, which signed-out visitors do not load before they type. */
const loadScreens = () => import('./screens.tsx');

// Preloads what a signed-in person needs while the server says who they are.
if (mayBeSignedIn(Date.now()))
  for (const load of [loadSessionWork, loadScreens, loadCodec]) load().catch(() => undefined);

const restarted = 'restarted';

/** One file, loaded step by step: each step takes time on a slow phone, and the reader types meanwhile. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '#src/features/auth/components/LoginForm.tsx');
  await nextTask();
  const { showFirst } = await import(/* webpackMode: "eager" */ './first-screen.tsx');
  await nextTask();
  const { startSession } = await import(/* webpackMode: "eager" */ './session.ts');
  await nextTask();
  const session = startSession();
  await nextTask();
  await showFirst(session, loadScreens);
  forgetRestart();
}

/** Once, and not where nothing can be stored: the page would reload for ever. */
function mayRestart(): boolean {
  try {
    if (sessionStorage.getItem(restarted) !== null) return false;
    sessionStorage.setItem(restarted, 'yes');
    return true;
  } catch {
    return false;
  }
}

function forgetRestart(): void {
  try {
    sessionStorage.removeItem(restarted);
  } catch {
    // Nothing was noted where nothing can be removed.
  }
}

// A part may be missing after an update, so the page reloads, once.
start().catch(() => {
  if (mayRestart()) location.reload();
});
