import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { homeOf } from '#contract/screens.ts';
import { LoginPage } from '#src/features/auth/screens/LoginPage.tsx';
import { personOf } from '#src/features/auth/session-ref.ts';

/** `back`: the address of this app where the session ended; other addresses are dropped. */
const search = v.object({
  back: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^(?!.*(?:\/\.*\/|%2e))\/[\w\-/?=&%.]*$/i)), '')),
});

/** [RT-03] For signed-out visitors only; others are redirected. */
export const Route = createFileRoute('/login')({
  validateSearch: search,
  beforeLoad: ({ context, search: { back } }) => {
    const person = personOf(context.session);
    if (person) throw redirect({ href: back || homeOf(person), replace: true });
  },
  component: Login,
});

function Login() {
  return <LoginPage session={Route.useRouteContext().session} />;
}
