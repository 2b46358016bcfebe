import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { hasModule, modules } from '#contract/core/modules.ts';
import { schoolsChanged } from '#contract/schools/schools.hints.ts';
import { loadSchoolsReport } from '#src/features/dashboards/load-figures.ts';
import { OfficeCharts, OfficeFigures } from '#src/features/dashboards/OfficeReport.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { BoardPage, type BoardPageProps } from './-BoardPage.tsx';
import { renderFigureLink, useOpenFigure } from './-figure-links.tsx';
import { useHint } from './-use-hint.ts';

/** [DS-01, DS-02] The first screen of the central office: schools in figures around the board. */
export function OfficeDashboard(page: BoardPageProps) {
  const { person } = page;
  if (!maySeeSchools(person)) return <BoardPage {...page} />;
  return <WithReport {...page} />;
}

function WithReport(page: BoardPageProps) {
  const { person, live } = page;
  const listen = useHint(live, schoolsChanged);
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadSchoolsReport(person.id, signal), [person.id]);
  const [report, , onRetry] = useLoaded(load, round);
  const shown = { report, onRetry, renderFigureLink, onOpen: useOpenFigure() };
  return <BoardPage {...page} above={<OfficeFigures {...shown} />} below={<OfficeCharts {...shown} />} />;
}

const maySeeSchools = (person: Person): boolean =>
  hasModule({ ...person, modules: person.modules.map(({ url }) => url) }, modules.schools);
