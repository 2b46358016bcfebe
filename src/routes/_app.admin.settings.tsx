import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SchoolProviders } from '#src/features/auth/accounts/SchoolProviders.tsx';
import { loadSettings } from '#src/features/profile/load-settings.ts';
import { SettingsScreen } from '#src/features/profile/screens/SettingsScreen.tsx';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app/admin/settings')({
  beforeLoad: ({ context }) => guard(context.person, '/admin/settings'),
  loader: ({ context, abortController }) => loadSettings(context.person, abortController.signal),
  // Another admin may have changed them meanwhile.
  staleTime: 0,
  component: Page,
});

function Page() {
  const { person } = Route.useRouteContext();
  const router = useRouter();
  return (
    <SettingsScreen
      person={person}
      settings={Route.useLoaderData()}
      more={<SchoolProviders isReadOnly={person.school.isDemo} />}
      onRetry={() => void router.invalidate()}
    />
  );
}
