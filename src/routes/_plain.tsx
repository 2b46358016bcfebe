import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { personOf } from '#src/features/auth/session-ref.ts';
import { SessionWarning, SessionWatch } from '#src/features/auth/watch/SessionWatch.tsx';
import { messages } from '#src/features/shell/messages.en.ts';
import { alerts } from '#src/lib/alerts.ts';
import { countForPerson } from '#src/lib/person-storage.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { css } from '#styled/css';

const body = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  px: { base: '2', md: '4' },
  py: '2',
});

/** [CW-04] The workspace has the whole window, without frame and menu. */
export const Route = createFileRoute('/_plain')({
  beforeLoad: ({ context, location }) => {
    const person = personOf(context.session);
    if (!person) throw redirect({ to: '/login', search: { back: location.href }, replace: true });
    if (person.mustChangePassword)
      throw redirect({ to: '/first-password', search: { back: location.href }, replace: true });
    return { person };
  },
  component: Plain,
});

const countPrograms = (personId: number) => countForPerson(personId, 'form.');
const noPages = () => [];

function Plain() {
  const { session, person } = Route.useRouteContext();
  return (
    <main className={body} tabIndex={-1} data-own-keys="">
      <Outlet key={person.id} />
      <Toaster store={alerts} texts={messages.toasts}>
        <SessionWarning session={session} />
      </Toaster>
      <SessionWatch session={session} countUnsent={countPrograms} pages={noPages} />
    </main>
  );
}
