import { createFileRoute, redirect } from '@tanstack/react-router';
import { numberOf } from '#src/features/learning/learning-props.ts';
import { guard } from './-context.ts';
import { WorkspacePage } from './-WorkspacePage.tsx';

interface StudioSearch {
  /** Shows only this version, read-only; left out: the workspace itself. */
  readonly version?: number;
  /** An assessment of ours opened the tab. */
  readonly for?: 'assessment';
}

/** The route is part of the first screen, so it validates without the library. */
const studioSearch = ({ version, for: opener }: Readonly<Record<string, unknown>>): StudioSearch => ({
  ...(Number.isSafeInteger(version) && Number(version) > 0 && { version: Number(version) }),
  ...(opener === 'assessment' && { for: opener }),
});

/** [CW-05, CW-06, CW-07, CW-08] A workspace by its number, in a tab of its own. */
export const Route = createFileRoute('/_plain/workspace/studio/$workspaceId')({
  validateSearch: studioSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/workspace/studio/$workspaceId');
    if (numberOf(params.workspaceId) === 0) throw redirect({ to: '/' });
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const workspaceId = numberOf(Route.useParams().workspaceId);
  const { version: sequence = 0, for: opener } = Route.useSearch();
  return (
    <WorkspacePage
      key={`${workspaceId} ${sequence}`}
      context={Route.useRouteContext()}
      target={{ kind: 'workspace', workspaceId, sequence }}
      isStudio
      mode={sequence > 0 ? 'look' : opener === 'assessment' ? 'assessment' : 'own'}
      onShowNewest={() => void navigate({ search: {} })}
    />
  );
}
