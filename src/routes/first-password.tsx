import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { homeOf } from '#contract/screens.ts';
import { FirstPasswordPage } from '#src/features/auth/screens/FirstPasswordPage.tsx';
import { personOf } from '#src/features/auth/session-ref.ts';
import { SessionWarning, SessionWatch } from '#src/features/auth/watch/SessionWatch.tsx';
import { messages } from '#src/features/shell/messages.en.ts';
import { alerts } from '#src/lib/alerts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

/** `back`: the wanted address of this app; other addresses are dropped. */
const search = v.object({
  back: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-/?=&%.]*$/)), '')),
});

/** [LG-13, LG-14, QU-16] Until a password is chosen or put off, the server answers no screen of the app. */
export const Route = createFileRoute('/first-password')({
  validateSearch: search,
  beforeLoad: ({ context, search: { back } }) => {
    const person = personOf(context.session);
    if (!person) throw redirect({ to: '/login', search: { back }, replace: true });
    if (!person.mustChangePassword) throw redirect({ href: back || homeOf(person), replace: true });
    return { person };
  },
  component: FirstPasswordScreen,
});

const nothingUnsent = () => 0;
const noPages = () => [];

function FirstPasswordScreen() {
  const { person, session } = Route.useRouteContext();
  return (
    <>
      <FirstPasswordPage
        key={person.id}
        person={person}
        onDone={() => session.send({ type: 'password.settled' })}
        onSignOut={() => {
          // Drafts of an earlier session wait for the person's return.
          session.send({ type: 'logout.submit', pages: [], unsent: 1 });
          session.send({ type: 'logout.confirm', pages: [], keep: true });
        }}
      />
      <Toaster store={alerts} texts={messages.toasts}>
        <SessionWarning session={session} />
      </Toaster>
      <SessionWatch session={session} countUnsent={nothingUnsent} pages={noPages} />
    </>
  );
}
