import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { personOf } from '#src/features/auth/session-ref.ts';
import { SessionWarning, SessionWatch } from '#src/features/auth/watch/SessionWatch.tsx';
import { messages } from '#src/features/shell/messages.en.ts';
import { alerts } from '#src/lib/alerts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { css } from '#styled/css';

const body = css({ p: { base: '4', md: '6' } });

/** [RT-09] A student's learning on a plain page, without frame and menu. */
export const Route = createFileRoute('/core')({
  beforeLoad: ({ context, location }) => {
    const person = personOf(context.session);
    if (!person) throw redirect({ to: '/login', search: { back: location.href }, replace: true });
    if (person.mustChangePassword)
      throw redirect({ to: '/first-password', search: { back: location.href }, replace: true });
    return { person };
  },
  component: Plain,
});

const nothingUnsent = () => 0;
const noPages = () => [];

function Plain() {
  const { session } = Route.useRouteContext();
  return (
    <main className={body} tabIndex={-1}>
      <Outlet />
      <Toaster store={alerts} texts={messages.toasts}>
        <SessionWarning session={session} />
      </Toaster>
      <SessionWatch session={session} countUnsent={nothingUnsent} pages={noPages} />
    </main>
  );
}
