import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import { landingOf } from '#contract/session/session.model.ts';
import { sessionView } from '#machines/session/session.view.ts';
import { LoginScreen } from '#src/features/session/screens/LoginScreen.tsx';
import { personOf } from './-context.ts';

/** `back` is where the person was when their session ended: an address of this app, nothing else. */
const search = v.object({
  back: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-/?=&%.]*$/)), '')),
});

/** [RT-03] Only for who is signed out; others go where they belong. */
export const Route = createFileRoute('/login')({
  validateSearch: search,
  beforeLoad: ({ context, search: { back } }) => {
    const person = personOf(context.session);
    if (person) throw redirect({ href: back || landingOf(person), replace: true });
  },
  component: Login,
});

function Login() {
  const { session } = Route.useRouteContext();
  const view = useSelector(session, sessionView, sameView);
  return <LoginScreen view={view} send={session.send} />;
}

/** The view is made anew at each look; the screen draws again only when something in it changed. */
function sameView(a: ReturnType<typeof sessionView>, b: ReturnType<typeof sessionView>): boolean {
  return (
    a.failure === b.failure &&
    a.isSigningIn === b.isSigningIn &&
    a.endReason === b.endReason &&
    a.loginNameChangedTo === b.loginNameChangedTo
  );
}
