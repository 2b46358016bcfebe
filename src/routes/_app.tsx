import {
  createFileRoute,
  Link,
  lazyRouteComponent,
  Outlet,
  redirect,
  useLocation,
} from '@tanstack/react-router';
import { afterSignOut, keepFarewell } from '#src/features/auth/after-sign-out.ts';
import { personOf } from '#src/features/auth/session-ref.ts';
import { SessionWarning, SessionWatch } from '#src/features/auth/watch/SessionWatch.tsx';
import { InspectorSlot } from '#src/features/diagnostics/inspector/InspectorSlot.tsx';
import { AppShell } from '#src/features/shell/AppShell.tsx';
import { messages } from '#src/features/shell/messages.en.ts';
import { useDailyLog, usePageTimes } from '#src/features/tracking/use-tracking.ts';
import { alerts } from '#src/lib/alerts.ts';
import { countForPerson } from '#src/lib/person-storage.ts';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { mayInspect } from './-may-inspect.ts';
import { draftKinds, menuCovers, menuLook } from './-rooms.ts';
import { useShellParts } from './-shell-parts.tsx';

/** [RT-10] Every screen of a signed-in person; others go to the login page and come back afterwards. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => {
    const person = personOf(context.session);
    if (!person) {
      if (afterSignOut(context.session) === '/partner-logout')
        throw redirect({ to: '/partner-logout', replace: true });
      throw redirect({ to: '/login', search: { back: location.href }, replace: true });
    }
    keepFarewell(person);
    if (person.mustChangePassword)
      throw redirect({ to: '/first-password', search: { back: location.href }, replace: true });
    return { person };
  },
  component: App,
  // Loaded only when something breaks: no part of the first screen.
  errorComponent: lazyRouteComponent(() => import('./-broken-app.tsx'), 'BrokenApp'),
});

const countDrafts = (personId: number) =>
  draftKinds.reduce((sum, kind) => sum + countForPerson(personId, kind), 0);

function App() {
  const { person, session, live } = Route.useRouteContext();
  const { pathname } = useLocation();
  const takePages = usePageTimes(person, pathname);
  useDailyLog(person);
  const signOut = () => {
    const unsent = countDrafts(person.id);
    session.send({ type: 'logout.submit', pages: takePages(), unsent });
  };
  /** [ER-20] A new password ended every session on the server; drafts wait for the person's return. */
  const leave = () => {
    session.send({ type: 'logout.submit', pages: [], unsent: 1 });
    session.send({ type: 'logout.confirm', pages: [], keep: true });
  };
  const parts = useShellParts({ person, session, live, onSignOut: signOut, onPasswordChanged: leave });
  return (
    // The key drops everything of one person's page when another signs in.
    <AppShell
      key={person.id}
      person={person}
      path={pathname}
      parts={parts}
      look={menuLook}
      covers={menuCovers}
      onSignOut={signOut}
      renderLink={({ url, isCurrent }, content) => (
        // The server sends module addresses, which are typed only as strings.
        <Link to={`/${url}` as '/'} className={menuLink()} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      )}
    >
      <Outlet />
      <Toaster store={alerts} texts={messages.toasts}>
        <SessionWarning session={session} />
      </Toaster>
      {mayInspect(person) && pathname !== '/inspector' && <InspectorSlot />}
      <SessionWatch session={session} countUnsent={countDrafts} pages={takePages} />
    </AppShell>
  );
}
