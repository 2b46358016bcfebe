import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loadForcedLogout } from '#src/features/auth/forced-logout/load-forced-logout.ts';
import { ForcedLogoutScreen } from '#src/features/auth/forced-logout/screens/ForcedLogoutScreen.tsx';
import { onlyFor } from './-context.ts';
import { useSignInHelp } from './-sign-in-help.tsx';

interface Search {
  /** Of a super admin: which school; 0 is the central office. */
  school?: number;
}

export const Route = createFileRoute('/_app/admin/sign-out')({
  validateSearch: ({ school }): Search => (Number.isSafeInteger(school) ? { school: Number(school) } : {}),
  beforeLoad: ({ context }) => onlyFor(context.person, [1, 2]),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController }) =>
    loadForcedLogout(deps.school ?? context.person.school.id, abortController.signal),
  // People come and go.
  staleTime: 0,
  component: Page,
});

function Page() {
  const { person } = Route.useRouteContext();
  const { school } = Route.useSearch();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { help, dialog } = useSignInHelp(person);
  return (
    <>
      <ForcedLogoutScreen
        person={person}
        schoolId={school ?? person.school.id}
        loaded={Route.useLoaderData()}
        onReload={() => void router.invalidate()}
        onSchool={(id) => void navigate({ search: { school: id } })}
        help={help}
      />
      {dialog}
    </>
  );
}
