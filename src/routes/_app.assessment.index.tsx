import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import { roles } from '#contract/core/roles.ts';
import type { AssessmentsProps } from '#src/features/assessments/assessments-props.ts';
import { StudentAssessments } from '#src/features/assessments/attempt/StudentAssessments.tsx';
import { AssessmentsScreen } from '#src/features/assessments/schedule/AssessmentsScreen.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

/** [RT-10, PR-08] A student's own assessments, or those that a teacher or an admin reaches. */
export const Route = createFileRoute('/_app/assessment/')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/assessment'),
  component: Page,
});

function Page() {
  const { person, session, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useHint(live, assessmentsChanged);
  const address = {
    search: Route.useSearch(),
    onSearch: (search: ReturnType<typeof Route.useSearch>, { replace }: { readonly replace: boolean }) =>
      void navigate({ search, replace }),
  };
  const onOpen = (assessmentId: number) =>
    void navigate({ to: '/assessment/$assessmentId', params: { assessmentId: String(assessmentId) } });
  const onNew = () => void navigate({ to: '/assessment/new' });
  const onChange = (id: number) =>
    void navigate({ to: '/assessment/$assessmentId/edit', params: { assessmentId: String(id) } });
  const onMark: AssessmentsProps['onMark'] = ({ assessment_id: id, kind }) =>
    void navigate({
      to: kind === 'practical' ? '/assessment/$assessmentId/practical' : '/assessment/$assessmentId/mark',
      params: { assessmentId: String(id) },
    });
  const app = { person, sessionLive, listen, address, onOpen, onNew, onChange, onMark };
  return person.role === roles.student ? <StudentAssessments app={app} /> : <AssessmentsScreen app={app} />;
}
