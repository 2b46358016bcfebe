import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { homeOf } from '#contract/screens.ts';
import { fromAddress } from '#src/features/auth/address-secrets.ts';
import { UpdatePasswordScreen } from '#src/features/auth/screens/UpdatePasswordScreen.tsx';
import { personOf } from '#src/features/auth/session-ref.ts';

/** [RT-05] For signed-out visitors only; `fromAddress` took the code out of the address before the app began. */
export const Route = createFileRoute('/update-password')({
  beforeLoad: ({ context }) => {
    const person = personOf(context.session);
    if (person) throw redirect({ href: homeOf(person), replace: true });
  },
  component: UpdatePassword,
});

function UpdatePassword() {
  const navigate = useNavigate();
  return (
    <UpdatePasswordScreen
      code={fromAddress.code}
      onDone={() => void navigate({ to: '/login', replace: true })}
    />
  );
}
