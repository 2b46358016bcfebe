import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { homeOf } from '#contract/screens.ts';
import { fromAddress } from '#src/features/auth/address-secrets.ts';
import { StudentLinkScreen } from '#src/features/auth/screens/StudentLinkScreen.tsx';
import { personOf } from '#src/features/auth/session-ref.ts';
import { messages } from '#src/features/shell/messages.en.ts';
import { alerts } from '#src/lib/alerts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

/** [RT-04] `fromAddress` took the token before the app began; the address now has a stand-in. */
export const Route = createFileRoute('/student-login/$schoolId/$token')({
  beforeLoad: ({ context }) => {
    const person = personOf(context.session);
    if (person) throw redirect({ href: homeOf(person), replace: true });
  },
  component: StudentLogin,
});

function StudentLogin() {
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  return (
    <StudentLinkScreen
      link={fromAddress.link}
      session={session}
      onFailed={() => void navigate({ to: '/login', replace: true })}
      toaster={<Toaster store={alerts} texts={messages.toasts} />}
    />
  );
}
