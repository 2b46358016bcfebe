import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { questionsChanged } from '#contract/assessments/assessments.hints.ts';
import { QuestionsScreen } from '#src/features/assessments/QuestionsScreen.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

/** [CE-01] The questions of assessments, by topic. */
export const Route = createFileRoute('/_app/assessments/questions')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/assessments/questions'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useHint(live, questionsChanged);
  const address = {
    search: Route.useSearch(),
    onSearch: (search: ReturnType<typeof Route.useSearch>, { replace }: { readonly replace: boolean }) =>
      void navigate({ search, replace }),
  };
  return <QuestionsScreen app={{ person, sessionLive, listen, address }} />;
}
