import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { isOwnAddress } from '#contract/auth/account.rules.ts';
import { homeOf } from '#contract/screens.ts';
import { SchoolAccountScreen } from '#src/features/auth/accounts/SchoolAccountScreen.tsx';
import { personOf } from '#src/features/auth/session-ref.ts';

/** The end of the way through an account provider. Signed-in people stay only to read the result of a connection. */
export const Route = createFileRoute('/school-account')({
  validateSearch: ({ back }: Record<string, unknown>): { back?: string } =>
    typeof back === 'string' && isOwnAddress(back) ? { back } : {},
  beforeLoad: ({ context, location: { hash }, search: { back } }) => {
    const person = personOf(context.session);
    if (person && !hash.includes('connection='))
      throw redirect({ href: back ?? homeOf(person), replace: true });
  },
  component: SchoolAccount,
});

function SchoolAccount() {
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  return (
    <SchoolAccountScreen session={session} onFailed={() => void navigate({ to: '/login', replace: true })} />
  );
}
