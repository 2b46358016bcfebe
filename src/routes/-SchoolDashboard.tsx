import { useCallback } from 'react';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { loadGroupFigures, loadSchoolFigures } from '#src/features/dashboards/load-figures.ts';
import { GroupChart, SchoolFigureRow } from '#src/features/dashboards/SchoolFigures.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { BoardPage, type BoardPageProps } from './-BoardPage.tsx';
import { renderFigureLink, useOpenFigure } from './-figure-links.tsx';
import { LateAssessments } from './-LateAssessments.tsx';
import { useHint } from './-use-hint.ts';

const kinds = ['grade', 'club'] as const;

/** The first screen of a school admin: the school in figures around the board. */
export function SchoolDashboard(page: BoardPageProps) {
  const { person, live } = page;
  const schoolId = person.school.id;
  const listen = useHint(live, classesChanged);
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadSchoolFigures(schoolId, signal), [schoolId]);
  const [figures, , onRetry] = useLoaded(load, round);
  return (
    <BoardPage
      {...page}
      above={<SchoolFigureRow figures={figures} onRetry={onRetry} renderFigureLink={renderFigureLink} />}
      below={
        <>
          <LateAssessments {...page} />
          {kinds
            .filter((kind) => hasKind(person.school.model, kind))
            .map((kind) => (
              <Groups key={kind} kind={kind} schoolId={schoolId} round={round} />
            ))}
        </>
      }
    />
  );
}

interface GroupsProps {
  readonly kind: GroupKind;
  readonly schoolId: number;
  readonly round: number;
}

/** Loads alone, so that one slow chart delays nothing else. */
function Groups({ kind, schoolId, round }: GroupsProps) {
  const load = useCallback(
    (signal: AbortSignal) => loadGroupFigures(kind, schoolId, signal),
    [kind, schoolId],
  );
  const [groups, , onRetry] = useLoaded(load, round);
  return <GroupChart kind={kind} groups={groups} onRetry={onRetry} onOpen={useOpenFigure()} />;
}
