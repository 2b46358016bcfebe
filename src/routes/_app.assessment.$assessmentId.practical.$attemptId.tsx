import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { PracticalDesk } from '#src/features/assessments/practical/PracticalDesk.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { RubricTable } from '#src/features/review/desk/RubricTable.tsx';
import { pickTexts } from '#src/lib/form/pick-texts.ts';
import { guard } from './-context.ts';
import { WorkspacePage } from './-WorkspacePage.tsx';

/** The route is part of the first screen, so it validates without the library. */
const deskSearch = ({ position }: Readonly<Record<string, unknown>>) => ({
  position: Number.isSafeInteger(position) && Number(position) > 0 ? Number(position) : 1,
});

/** [CE-02] Marks a practical answer. */
export const Route = createFileRoute('/_app/assessment/$assessmentId/practical/$attemptId')({
  validateSearch: deskSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/assessment/$assessmentId/practical/$attemptId');
    if (!/^[1-9]\d{0,8}$/.test(params.attemptId)) throw notFound();
  },
  component: Page,
});

function Page() {
  const context = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { assessmentId, attemptId } = Route.useParams();
  const { position } = Route.useSearch();
  const toList = () => void navigate({ to: '/assessment/$assessmentId/practical', params: { assessmentId } });
  return (
    <PracticalDesk
      key={`${attemptId} ${position}`}
      app={{ person: context.person, sessionLive: useSelector(context.session, isLiveSnapshot) }}
      of={{ attemptId: Number(attemptId), position }}
      renderProgram={(workspaceId, sequence) => (
        <WorkspacePage
          context={context}
          target={{ kind: 'workspace', workspaceId, sequence }}
          isStudio
          isPart
          mode="look"
        />
      )}
      renderRubric={(rubrics, draft, onChange) => (
        <RubricTable rubrics={rubrics} draft={draft} onChange={onChange} texts={pickTexts()} />
      )}
      onMoved={(next) =>
        next
          ? void navigate({
              params: { assessmentId, attemptId: String(next.attemptId) },
              search: { position: next.position },
              replace: true,
              resetScroll: true,
            })
          : toList()
      }
      onMoreTime={(studentId) =>
        void navigate({
          to: '/assessment/$assessmentId',
          params: { assessmentId },
          search: { open: String(studentId) },
        })
      }
      onBack={toList}
    />
  );
}
