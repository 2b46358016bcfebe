import { createFileRoute, Link, Outlet, redirect } from '@tanstack/react-router';
import { personOf } from '#src/features/session/session-ref.ts';
import { AppShell } from '#src/features/shell/AppShell.tsx';
import { BrokenScreen } from '#src/features/shell/BrokenScreen.tsx';
import { messages } from '#src/features/shell/messages.ts';
import { alerts } from '#src/lib/alerts.ts';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

/** [RT-10] Every screen of a signed-in person; others are led to the login page and back afterwards. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => {
    const person = personOf(context.session);
    if (!person) throw redirect({ to: '/login', search: { back: location.href }, replace: true });
    return { person };
  },
  component: App,
  errorComponent: BrokenScreen,
});

function App() {
  const { person, session } = Route.useRouteContext();
  return (
    <AppShell
      person={person}
      onSignOut={() => session.send({ type: 'logout.submit', pages: [] })}
      renderLink={({ url }, content) => (
        // Module addresses come from the server, so their type is only known to be a text.
        <Link to={`/${url}` as '/'} className={menuLink()}>
          {content}
        </Link>
      )}
    >
      <Outlet />
      <Toaster store={alerts} texts={messages.toasts} />
    </AppShell>
  );
}
