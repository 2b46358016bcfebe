import { createFileRoute, useRouter } from '@tanstack/react-router';
import { firstSchoolOf, loadForcedLogout } from '#src/features/auth/forced-logout/load-forced-logout.ts';
import { ForcedLogoutScreen } from '#src/features/auth/forced-logout/screens/ForcedLogoutScreen.tsx';
import { chooseSchool } from '#src/lib/chosen-school.ts';
import { guard } from './-context.ts';
import { useSignInHelp } from './-sign-in-help.tsx';

interface Search {
  /** For super admins; 0 is the central office. */
  school?: number;
}

export const Route = createFileRoute('/_app/admin/sign-out')({
  validateSearch: ({ school }): Search => (Number.isSafeInteger(school) ? { school: Number(school) } : {}),
  beforeLoad: ({ context }) => guard(context.person, '/admin/sign-out'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { person }, deps, abortController: { signal } }) => {
    const schoolId = deps.school ?? (await firstSchoolOf(person, signal));
    return { schoolId, page: await loadForcedLogout(schoolId, signal) };
  },
  // The people change all the time.
  staleTime: 0,
  component: Page,
});

function Page() {
  const { person } = Route.useRouteContext();
  const { schoolId, page } = Route.useLoaderData();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { help, dialog } = useSignInHelp(person);
  return (
    <>
      <ForcedLogoutScreen
        person={person}
        schoolId={schoolId}
        loaded={page}
        onReload={() => void router.invalidate()}
        onSchool={(id) => {
          // 0 is the central office itself, not a school to keep.
          if (id > 0) chooseSchool(person.id, id);
          void navigate({ search: { school: id } });
        }}
        help={help}
      />
      {dialog}
    </>
  );
}
