import { useCallback, useDeferredValue, useState } from 'react';
import { type LearningType, learningTypes } from '#contract/learning/learning.rules.ts';
import type { LearningRow } from '#contract/learning/learning.wire.ts';
import { Cover } from '#src/lib/attachment/Cover.tsx';
import { todayIn } from '#src/lib/days.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { Done, Due } from './Facts.tsx';
import { LearningLink } from './LearningLink.tsx';
import { type LearningProps, listAddress, projectAddress, sessionAddress } from './learning-props.ts';
import { type ListQuestion, loadList } from './load-learning.ts';
import { messages } from './messages.en.ts';
import { card, cards, cardTitle, quiet, tab, tabs } from './styles.ts';

/** Shorter lists need no search. */
const searchedFrom = 8;
const pageSize = 24;
const mostShown = 96;

/** [RT-10, CA-04] A student's assigned projects of one type. */
export function LearningScreen({ app, type }: { readonly app: LearningProps; readonly type: LearningType }) {
  return (
    <Stack>
      <PageHeader title={messages.title} />
      <nav className={tabs} aria-label={messages.types}>
        {learningTypes.map((each) => (
          <LearningLink
            key={each}
            to={listAddress(app.base, each)}
            className={tab({ isCurrent: each === type })}
            isCurrent={each === type}
          >
            {messages.typeNames[each]}
          </LearningLink>
        ))}
      </nav>
      <Projects key={type} app={app} type={type} />
    </Stack>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '3',
  '& > :first-child': { flexGrow: '1', maxWidth: 'menu' },
});

function Projects({ app, type }: { readonly app: LearningProps; readonly type: LearningType }) {
  const { person, listen } = app;
  const { round } = useRefresh(listen);
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<ListQuestion['sort']>('due');
  const [size, setSize] = useState(pageSize);
  const search = useDeferredValue(words);
  const load = useCallback(
    (signal: AbortSignal) => loadList(person, type, { search: search.slice(0, 200), sort, size }, signal),
    [person, type, search, sort, size],
  );
  const [list, , retry] = useLoaded(load, round);
  if (list.kind === 'loading') return <Skeleton label={messages.loading} shape="card" count={3} />;
  if (list.kind === 'failed')
    return (
      <ErrorState
        title={messages.failed}
        text={list.information}
        retry={{ label: messages.retry, onRetry: retry }}
      />
    );
  const { answer, asOf } = list.data;
  const isSearched = search !== '' || words !== '';
  if (answer.total === 0 && !isSearched)
    return <EmptyState title={messages.emptyTitles[type]} text={messages.emptyTexts[type]} />;
  return (
    <Stack>
      {asOf !== null && <output className={quiet}>{messages.asOf(formatTime(asOf))}</output>}
      {(answer.total >= searchedFrom || isSearched) && (
        <div className={bar}>
          <TextField
            type="search"
            label={messages.search}
            value={words}
            maxLength={200}
            onChange={setWords}
          />
          <QuietSelect
            label={messages.sort}
            value={sort}
            options={[
              { value: 'due', label: messages.sorts.due },
              { value: 'title', label: messages.sorts.title },
            ]}
            onChange={setSort}
          />
        </div>
      )}
      {answer.total === 0 ? (
        <EmptyState title={messages.noMatchTitle} text={messages.noMatchText} />
      ) : (
        <ul className={cards}>
          {answer.rows.map((row) => (
            <ProjectCard key={row.project_id} app={app} row={row} />
          ))}
        </ul>
      )}
      {answer.rows.length < answer.total && size < mostShown && (
        <div>
          <Button onClick={() => setSize(mostShown)}>{messages.more}</Button>
        </div>
      )}
    </Stack>
  );
}

function ProjectCard({ app, row }: { readonly app: LearningProps; readonly row: LearningRow }) {
  const { project_id, title, tool_name, group_name, done, shared, total, next_session_id } = row;
  const facts = [group_name, tool_name, messages.minutes(row.minutes)].filter((fact) => fact !== '');
  return (
    <li className={card}>
      <Cover fileId={row.cover_file_id} title={title} />
      <h2 className={cardTitle}>
        <LearningLink to={projectAddress(app.base, project_id)}>
          <bdi>{title}</bdi>
        </LearningLink>
      </h2>
      <p className={quiet}>
        <bdi>{facts.join(' · ')}</bdi>
      </p>
      <Due day={row.due_date} today={todayIn(app.person.school.timeZone)} isDone={done === total} />
      <Done title={title} done={done} shared={shared} />
      {next_session_id !== 0 ? (
        <p className={next}>
          <LearningLink to={sessionAddress(app.base, project_id, next_session_id)} className={nextLink}>
            {messages.next(row.next_session_name)}
          </LearningLink>
        </p>
      ) : (
        shared > 0 && <p className={quiet}>{messages.allDone}</p>
      )}
    </li>
  );
}

const next = css({ marginBlockStart: 'auto' });
const nextLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target.min',
  color: 'brand.text',
  textStyle: 'action',
  position: 'relative',
  zIndex: 'sticky',
  _coarse: { minHeight: 'target.touch' },
  _hover: { textDecoration: 'underline' },
});
