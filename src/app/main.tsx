import '../index.css';
import { loadSessionWork } from '#src/features/auth/actors/load-session-work.ts';
import { loadCodec } from '#src/lib/codec.ts';
import { nextTask } from '#src/lib/next-task.ts';
import { provideRandomUuid } from '#src/lib/random-uuid.ts';
import { mayBeSignedIn } from '#src/lib/signed-in-mark.ts';
import { applyTheme, chosenTheme } from '#src/lib/theme.ts';

applyTheme(chosenTheme());
provideRandomUuid();

/** The router and all that lies behind it: no part of what a signed-out visitor loads before they type. */
const loadScreens = () => import('./screens.tsx');

// What a signed-in person needs is on its way while the server is asked who they are.
if (mayBeSignedIn(Date.now()))
  for (const load of [loadSessionWork, loadScreens, loadCodec]) load().catch(() => undefined);

/** In one file, but begun one after the other: on a slow phone each takes a while, and the reader types meanwhile. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { showFirst } = await import(/* webpackMode: "eager" */ './first-screen.tsx');
  await nextTask();
  const { startSession } = await import(/* webpackMode: "eager" */ './session.ts');
  await nextTask();
  const session = startSession();
  await nextTask();
  await showFirst(session, loadScreens);
  sessionStorage.removeItem('restarted');
}

// A part that does not arrive, e.g. because a newer version was installed meanwhile: start afresh, once.
start().catch(() => {
  if (sessionStorage.getItem('restarted') === null) {
    sessionStorage.setItem('restarted', 'yes');
    location.reload();
  }
});
