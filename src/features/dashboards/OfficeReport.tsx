import type { SchoolsReport } from '#contract/dashboards/figures.wire.ts';
import { LateChart } from '#src/lib/LateChart.tsx';
import type { Fetched } from '#src/lib/use-loaded.ts';
import { schoolModelWords } from '#src/lib/words/school-model-words.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { FigureRow, type RenderFigureLink } from './FigureRow.tsx';
import type { Figure, FigureAddress } from './figures.ts';
import { messages } from './messages.en.ts';

export interface OfficeReportProps {
  readonly report: Fetched<SchoolsReport>;
  readonly onRetry: () => void;
  readonly renderFigureLink: RenderFigureLink;
  readonly onOpen: (place: FigureAddress) => void;
}

const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 2fr)]' },
});

const schoolsOf = (filter: string): FigureAddress => ({ path: '/admin/schools', filter });

/** [EN-32] Figures of schools and people. */
export function OfficeFigures({ report, onRetry, renderFigureLink }: OfficeReportProps) {
  const texts = messages.office;
  const all = report.kind === 'loaded' ? report.data.schoolGraphReport : undefined;
  const figures: Figure[] = [
    {
      id: 'schools',
      name: texts.schools,
      count: all && all.activeSchool + all.inactiveSchool,
      note: all && messages.ofThemDemo(all.totalDemoSchool),
      place: schoolsOf(''),
    },
    {
      id: 'inactive',
      name: texts.inactive,
      count: all?.inactiveSchool,
      place: schoolsOf('status:inactive'),
    },
    {
      id: 'teachers',
      name: texts.teachers,
      count: all?.totSchoolFaculty,
      note: all && messages.ofThemInactive(all.inactiveFaculty),
      place: schoolsOf(''),
    },
    {
      id: 'students',
      name: texts.students,
      count: all?.totSchoolStudents,
      note: all && messages.ofThemInactive(all.inactiveStudent),
      place: schoolsOf(''),
    },
  ];
  return (
    <FigureRow
      label={texts.row}
      figures={figures}
      failed={report.kind === 'failed'}
      onRetry={onRetry}
      renderFigureLink={renderFigureLink}
    />
  );
}

/** [DS-01] Charts of schools: active and inactive, by state, by kind of teaching. */
export function OfficeCharts({ report, onRetry, onOpen }: OfficeReportProps) {
  const texts = messages.office;
  const data = report.kind === 'loaded' ? report.data : undefined;
  const common = { failed: report.kind === 'failed', onRetry, empty: texts.empty };
  const split = (groups: readonly { readonly active: number; readonly inactive: number }[]) => [
    { id: 'active', name: messages.active, values: groups.map(({ active }) => active) },
    { id: 'inactive', name: messages.inactive, values: groups.map(({ inactive }) => inactive) },
  ];
  const status = (series: number) => (series === 0 ? 'active' : 'inactive');
  return (
    <Stack>
      <div className={pair}>
        <LateChart
          {...common}
          title={texts.report}
          description={texts.reportText}
          kind="pie"
          category={texts.status}
          data={
            data && {
              categories: [messages.active, messages.inactive],
              series: [
                {
                  id: 'schools',
                  name: texts.schools,
                  values: [data.schoolGraphReport.activeSchool, data.schoolGraphReport.inactiveSchool],
                },
              ],
            }
          }
          onSelect={({ category }) => onOpen(schoolsOf(`status:${status(category)}`))}
        />
        <LateChart
          {...common}
          title={texts.byState}
          kind="rows"
          category={texts.state}
          data={
            data && {
              categories: data.states.map(({ state_name }) => state_name || texts.noState),
              series: split(data.states),
            }
          }
          onSelect={({ category, series }) => {
            const state = data?.states[category]?.state_id;
            if (state) onOpen(schoolsOf(`state:${state},status:${status(series)}`));
          }}
        />
      </div>
      <LateChart
        {...common}
        title={texts.byModel}
        kind="rows"
        category={texts.model}
        data={
          data && {
            categories: data.models.map(({ is_model1 }) => schoolModelWords(is_model1).name),
            series: split(data.models),
          }
        }
        onSelect={({ category, series }) => {
          const model = data?.models[category]?.is_model1;
          if (model !== undefined) onOpen(schoolsOf(`model:${model},status:${status(series)}`));
        }}
      />
    </Stack>
  );
}
