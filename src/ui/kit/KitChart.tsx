import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../Button.tsx';
import { ChartCard } from '../chart/ChartCard.tsx';
import type { ChartData, ChartTexts } from '../chart/chart.types.ts';
import { KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

const two = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(26rem, 100%), 1fr))]',
  alignItems: 'start',
  gap: '5',
});
const back = css({ '& svg': { _rtl: { transform: '[scaleX(-1)]' } } });

const number = new Intl.NumberFormat('en-GB');
const format = (value: number) => number.format(value);
const percent = (value: number) => `${value} %`;

const texts: ChartTexts = {
  loading: 'Loading the chart…',
  empty: 'There are no active projects to complete',
  errorTitle: 'The chart did not load',
  errorText: 'Check the connection, then try again.',
  retry: 'Try again',
  showTable: 'Table',
  showChart: 'Chart',
  keys: 'Arrow keys move between values, Enter opens one, T shows the table.',
  category: 'Grade',
  total: 'Total',
  legend: 'What the colours mean',
  point: (category, series, value) => `${category}, ${series}: ${value}`,
  share: (part) => `${Math.round(part * 100)} %`,
};
const schoolTexts: ChartTexts = { ...texts, category: 'Schools', total: 'Schools' };

const grades = ['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4', 'Grade 5', 'Grade 6', 'Grade 7', 'Grade 8'];

const academics: ChartData = {
  categories: grades,
  series: [
    { id: 'session', name: 'Session', values: [42, 38, 55, 61, 47, 52, 66, 58] },
    { id: 'reflective', name: 'Reflective', values: [18, 22, 25, 31, 27, 24, 36, 30] },
    { id: 'assessment', name: 'Assessment', values: [9, 12, 8, 15, 11, 14, 18, 12] },
  ],
};
const schools: ChartData = {
  categories: ['Active', 'Inactive', 'Demo'],
  series: [{ id: 'schools', name: 'Schools', values: [1284, 231, 96] }],
};
const training: ChartData = {
  categories: grades,
  series: ['Module videos', 'Tool videos', 'Project videos', 'Learning materials'].map((name, place) => ({
    id: name,
    name,
    values: grades.map((_, index) => 4 + ((index * 5 + place * 3) % 11)),
  })),
};
const progress: ChartData = {
  categories: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  series: [
    { id: 'a', name: 'Division A', values: [12, 22, 31, 44, 52, 63, 71, 78] },
    { id: 'b', name: 'Division B', values: [9, 18, 35, 38, 49, 55, 68, 70] },
  ],
};
const subjects: ChartData = {
  categories: ['Coding', 'Robotics', 'Design', 'Electronics', 'Maths', 'Science', 'Media', 'Other'],
  series: [{ id: 'hours', name: 'Hours', values: [34, 28, 22, 18, 14, 11, 8, 5] }],
};
const nothing: ChartData = { categories: [], series: [] };

const oneGrade = (place: number): ChartData => ({
  categories: academics.series.map(({ name }) => name),
  series: [
    {
      id: 'count',
      name: grades[place] ?? '',
      values: academics.series.map(({ values }) => values[place] ?? 0),
    },
  ],
});

/** [DS-05, DS-06] A press on a bar opens the chart of its grade. */
function Academics() {
  const [grade, setGrade] = useState<number>();
  if (grade === undefined) {
    return (
      <ChartCard
        level={3}
        title="Academics"
        description="What was done in each grade since April. Press a bar to see its grade."
        kind="bar"
        data={academics}
        texts={texts}
        format={format}
        onSelect={({ category }) => setGrade(category)}
      />
    );
  }
  return (
    <ChartCard
      level={3}
      title={`Academics, ${grades[grade] ?? ''}`}
      description="One grade alone."
      kind="bar"
      data={oneGrade(grade)}
      texts={texts}
      format={format}
      actions={
        <span className={back}>
          <Button size="sm" variant="quiet" icon={<ArrowLeft />} onClick={() => setGrade(undefined)}>
            {allGrades}
          </Button>
        </span>
      }
    />
  );
}
const allGrades = 'All grades';

function Failing() {
  const [data, setData] = useState<ChartData>();
  return (
    <ChartCard
      level={3}
      title="Did not load"
      kind="bar"
      data={data}
      texts={texts}
      failed={data === undefined}
      onRetry={() => setData(academics)}
    />
  );
}

export function KitChart() {
  return (
    <KitSection title={sections.chart}>
      <Academics />
      <div className={two}>
        <ChartCard
          level={3}
          title="Schools"
          kind="donut"
          data={schools}
          texts={schoolTexts}
          format={format}
        />
        <ChartCard level={3} title="Training" kind="stacked" data={training} texts={texts} format={format} />
        <ChartCard
          level={3}
          title="Submitted work"
          kind="line"
          data={progress}
          texts={texts}
          format={percent}
        />
        <ChartCard
          level={3}
          title="Hours by subject"
          kind="pie"
          data={subjects}
          texts={texts}
          format={format}
        />
        <ChartCard level={3} title="Loading" kind="bar" data={undefined} texts={texts} />
        <ChartCard level={3} title="Nothing yet" kind="bar" data={nothing} texts={texts} />
        <Failing />
      </div>
    </KitSection>
  );
}
