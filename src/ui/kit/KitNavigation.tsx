import { useState } from 'react';
import { Accordion } from '../Accordion.tsx';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { breadcrumbLink } from '../breadcrumb.recipe.ts';
import { Pagination, type PaginationTexts } from '../Pagination.tsx';
import { Stepper, type StepperStep } from '../Stepper.tsx';
import { Grid, KitSection } from './KitSection.tsx';
import { sections } from './kit-texts.ts';

const texts = {
  where: { label: 'You are here', showAll: 'Show the whole way' },
  short: ['School', 'Grade 8'],
  long: ['School', 'Classes', 'Grade 8', 'Division A', 'Projects'],
  current: 'Line follower',
  steps: { done: 'done', todo: 'to do', error: 'needs attention' },
  stepsLabel: 'Steps of the migration',
  editLabel: 'Steps of the notice',
} as const;

const pageTexts: PaginationTexts = {
  label: 'Pages of pupils',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `${page} of ${pageCount}`,
  range: ({ from, to, total }) => `${from}–${to} of ${total}`,
  pageSize: 'Rows',
};

const migration: readonly StepperStep<string>[] = [
  { value: 'from', title: 'From', hint: 'Grade 8, Division A', state: 'done' },
  { value: 'pupils', title: 'Pupils', hint: '31 chosen', state: 'done' },
  { value: 'to', title: 'To', hint: 'Grade 9', state: 'current' },
  { value: 'check', title: 'Check', state: 'todo' },
];

type Step = 'words' | 'people' | 'files' | 'send';
const notice: readonly StepperStep<Step>[] = [
  { value: 'words', title: 'Words', state: 'done' },
  { value: 'people', title: 'Readers', hint: 'Please Select Grade', state: 'error' },
  { value: 'files', title: 'Files', state: 'todo' },
  { value: 'send', title: 'Send', state: 'todo', isLocked: true },
];

const answers = [
  {
    value: 'grade',
    title: 'Which grades can I write to?',
    content: <p>{'To every grade you teach, and to all of them at once.'}</p>,
  },
  {
    value: 'later',
    title: 'Can I share it later?',
    note: 'Share date',
    content: <p>{'Yes: choose a share date, and it appears at midnight of that day.'}</p>,
  },
  { value: 'gone', title: 'How long is it kept?', disabled: true, content: null },
] as const;
const rules = [
  { value: 'due', title: 'Due dates', content: <p>{'A project is due at the end of its day.'}</p> },
  { value: 'late', title: 'Late work', note: 'Allowed', content: <p>{'It is marked as late.'}</p> },
] as const;
type Answer = (typeof answers)[number]['value'];
type Rule = (typeof rules)[number]['value'];

const way = (names: readonly string[]) =>
  names.map((name) => ({
    key: name,
    link: (
      <a href="#navigation" className={breadcrumbLink()}>
        {name}
      </a>
    ),
  }));

function Pages() {
  const [page, setPage] = useState(3);
  const [size, setSize] = useState(10);
  const resize = (next: number) => {
    setSize(next);
    setPage(1);
  };
  return (
    <Pagination
      texts={pageTexts}
      page={page}
      pageSize={size}
      total={347}
      onChange={setPage}
      sizes={{ options: [10, 20, 50], onChange: resize }}
    />
  );
}

function Steps() {
  const [step, setStep] = useState<Step>('people');
  return (
    <>
      <Stepper label={texts.stepsLabel} steps={migration} texts={texts.steps} current="to" />
      <Stepper
        label={texts.editLabel}
        texts={texts.steps}
        current={step}
        onChoose={setStep}
        steps={notice.map((each) =>
          each.value === step && each.state === 'todo' ? { ...each, state: 'current' } : each,
        )}
      />
    </>
  );
}

function Accordions() {
  const [one, setOne] = useState<readonly Answer[]>(['grade']);
  const [many, setMany] = useState<readonly Rule[]>(['due', 'late']);
  return (
    <Grid>
      <Accordion items={answers} value={one} onChange={setOne} />
      <Accordion items={rules} value={many} onChange={setMany} multiple />
    </Grid>
  );
}

export function KitNavigation() {
  return (
    <KitSection title={sections.navigation}>
      <Breadcrumb texts={texts.where} items={way(texts.short)} current={texts.current} />
      <Breadcrumb
        texts={{ ...texts.where, label: 'A longer way' }}
        items={way(texts.long)}
        current={texts.current}
      />
      <Pages />
      <Steps />
      <Accordions />
    </KitSection>
  );
}
