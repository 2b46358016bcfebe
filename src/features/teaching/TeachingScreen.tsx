import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { getClubProjectListCall } from '#contract/teaching/calls/get-club-project-list.call.ts';
import { getFacultyProjectListCall } from '#contract/teaching/calls/get-faculty-project-list.call.ts';
import { getStudentProjectListCall } from '#contract/teaching/calls/get-student-project-list.call.ts';
import { type TeachingType, teachingTypes } from '#contract/teaching/teaching.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { teachingMessages as messages } from './messages.en.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { projectMessages } from './project-messages.en.ts';
import type { TeachingContext } from './teaching-context.ts';
import { type ListState, listStates } from './teaching-search.ts';

const kinds = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const kind = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control.md',
  px: '3',
  borderRadius: 'md',
  textStyle: 'label',
  color: 'text.muted',
  '&:hover': { bg: 'surface.hover', color: 'text' },
  '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.text' },
});
const tools = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[2fr 1fr 1fr]' },
  '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
});
const cards = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 18rem), 1fr))]',
  listStyle: 'none',
});

const sorts = ['due', 'title', 'progress', 'class'] as const;
const size = 24;

function loaderOf(type: TeachingType) {
  if (type === 'Club') return getClubProjectListCall;
  return type === 'Personalised' ? getStudentProjectListCall : getFacultyProjectListCall;
}

interface TeachingScreenProps {
  readonly app: TeachingContext;
  readonly type: TeachingType;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
}

/** [RT-10, C3-01, C6-02] Projects of a teacher's classes, as cards with progress. */
export function TeachingScreen({ app, type, state, onState }: TeachingScreenProps) {
  const { model } = app.person.school;
  const known = teachingTypes.filter((each) =>
    each === 'Club' ? hasKind(model, 'club') : each === 'Classroom' ? hasKind(model, 'grade') : true,
  );
  return (
    <Stack>
      <PageHeader title={projectMessages.title} text={projectMessages.text} />
      <nav className={kinds} aria-label={projectMessages.kinds}>
        {known.map((each) => (
          <Link key={each} to="/myteaching/$type" params={{ type: each }} className={kind}>
            {projectMessages.types[each]}
          </Link>
        ))}
      </nav>
      <ProjectCards key={type} app={app} type={type} state={state} onState={onState} />
    </Stack>
  );
}

function ProjectCards({ app: { listen }, type, state, onState }: TeachingScreenProps) {
  const [search, setSearch] = useState('');
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<(typeof sorts)[number]>('due');
  const [page, setPage] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setWords(search), 250);
    return () => clearTimeout(timer);
  }, [search]);
  const { round } = useRefresh(listen);
  const load = useCallback(
    (signal: AbortSignal) =>
      call(
        loaderOf(type),
        {
          page,
          size,
          search: words,
          sort: [{ by: sort, descending: false }],
          filters: {
            ...(state !== 'all' && { state }),
            ...(type === 'Practice' && { practice: 'yes' as const }),
          },
        },
        { signal },
      ),
    [type, page, words, sort, state],
  );
  const [projects, , retry] = useLoaded(load, round);
  const narrow =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const texts = {
    placeholder: projectMessages.choose,
    loading: messages.loading,
    empty: projectMessages.nothing,
  };
  return (
    <Stack>
      <div className={tools}>
        <TextField
          type="search"
          label={projectMessages.search}
          value={search}
          maxLength={200}
          onChange={narrow(setSearch)}
        />
        <Select
          label={projectMessages.sort}
          options={sorts.map((value) => ({ value, label: projectMessages.sorts[value] }))}
          value={sort}
          onChange={narrow((value: string) => setSort(sorts.find((each) => each === value) ?? 'due'))}
          texts={texts}
        />
        <Select
          label={projectMessages.show}
          options={listStates.map((value) => ({ value, label: projectMessages.states[value] }))}
          value={state}
          onChange={narrow((value: string) => onState(listStates.find((each) => each === value) ?? 'all'))}
          texts={texts}
        />
      </div>
      {projects.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={6} />}
      {projects.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {projects.kind === 'loaded' && projects.data.total === 0 && (
        <EmptyState
          title={projectMessages.emptyTitle}
          text={type === 'Personalised' ? projectMessages.emptyPersonal : projectMessages.emptyText}
        />
      )}
      {projects.kind === 'loaded' && projects.data.total > 0 && (
        <>
          <ul className={cards}>
            {projects.data.rows.map((row) => (
              <li key={row.id}>
                <ProjectCard row={row} type={type} />
              </li>
            ))}
          </ul>
          {projects.data.total > size && (
            <div className={kinds}>
              {page > 1 && (
                <Button onClick={() => setPage(projects.data.page - 1)}>
                  {projectMessages.previousPage}
                </Button>
              )}
              {projects.data.page * size < projects.data.total && (
                <Button onClick={() => setPage(projects.data.page + 1)}>{projectMessages.nextPage}</Button>
              )}
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
