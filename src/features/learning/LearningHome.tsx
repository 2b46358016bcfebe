import { type ReactNode, useCallback, useEffect } from 'react';
import type { LearningHome as Home } from '#contract/learning/learning.wire.ts';
import { Cover } from '#src/lib/attachment/Cover.tsx';
import { useKeptHeight } from '#src/lib/kept-height.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { button } from '#src/ui/button.recipe.ts';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { KeptSpace } from '#src/ui/KeptSpace.tsx';
import { link } from '#src/ui/link.recipe.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { Done, Due } from './Facts.tsx';
import { keptSessions } from './kept-sessions.ts';
import { LearningLink } from './LearningLink.tsx';
import { type LearningProps, listAddress, projectAddress, sessionAddress } from './learning-props.ts';
import { loadHome } from './load-learning.ts';
import { messages } from './messages.en.ts';
import { startOutbox } from './outbox.ts';
import { quiet } from './styles.ts';

interface LearningHomeProps {
  readonly app: LearningProps;
  readonly beside?: ReactNode;
}

export function LearningHome({ app, beside }: LearningHomeProps) {
  const { person, listen, base } = app;
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadHome(person, signal), [person]);
  const [home, , retry] = useLoaded(load, round);
  useEffect(() => {
    startOutbox(person.id);
    void keptSessions.revalidate(person.id);
  }, [person.id]);
  const { ref, height } = useKeptHeight(person.id, 'learning', home.kind === 'loaded');
  if (home.kind === 'loading')
    return (
      <KeptSpace height={height}>
        <div className={grid}>
          <Skeleton label={messages.loading} shape="card" count={1} />
        </div>
      </KeptSpace>
    );
  if (home.kind === 'failed')
    return (
      <div className={grid}>
        <Card>
          <ErrorState title={messages.homeFailed} retry={{ label: messages.retry, onRetry: retry }} />
        </Card>
      </div>
    );
  const { data } = home.data;
  const counted = Object.values(data.counts).some((count) => count > 0);
  if (!counted && !data.continue && data.fresh.length === 0)
    return (
      <div ref={ref} className={grid}>
        {beside}
      </div>
    );
  return (
    <div ref={ref} className={grid}>
      {data.continue && <Continue base={base} at={data.continue} />}
      {beside}
      {data.due.length > 0 && (
        <Card title={messages.dueTitle}>
          <ul className={rows}>
            {data.due.map((each) => (
              <li key={each.project_id} className={row}>
                <LearningLink
                  to={projectAddress(base, each.project_id)}
                  className={link({ look: 'standalone' })}
                >
                  <bdi>{each.title}</bdi>
                </LearningLink>
                <Due day={each.due_date} today={data.today} isDone={false} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card
        title={messages.freshTitle}
        actions={
          <LearningLink to={listAddress(base, firstType(data))} className={link({ look: 'standalone' })}>
            {messages.all}
          </LearningLink>
        }
      >
        {data.fresh.length === 0 ? (
          <p className={quiet}>{messages.nothingNew}</p>
        ) : (
          <ul className={rows}>
            {data.fresh.map((each) => (
              <li key={each.session_id} className={row}>
                <LearningLink
                  to={sessionAddress(base, each.project_id, each.session_id)}
                  className={link({ look: 'standalone' })}
                >
                  <bdi>{each.session_name}</bdi>
                </LearningLink>
                <span className={quiet}>
                  <bdi>{each.project_name}</bdi>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

/** The first type with projects. */
const firstType = ({ counts }: Home) =>
  counts.Classroom > 0
    ? 'Classroom'
    : counts.Club > 0
      ? 'Club'
      : counts.Personalised > 0
        ? 'Personalised'
        : 'Classroom';

function Continue({
  base,
  at,
}: {
  readonly base: LearningProps['base'];
  readonly at: NonNullable<Home['continue']>;
}) {
  const isBegun = at.is_begun === 1;
  return (
    <Card title={isBegun ? messages.goOnTitle : messages.comesNext}>
      <div className={going}>
        <div className={small}>
          <Cover fileId={at.cover_file_id} title={at.project_name} />
        </div>
        <div className={about}>
          <p className={name}>
            <bdi>{at.session_name}</bdi>
          </p>
          <p className={quiet}>
            <bdi>{at.project_name}</bdi>
            {isBegun && at.page > 1 && ` · ${messages.onPage(at.page)}`}
          </p>
          <Done title={at.project_name} done={at.done} shared={at.shared} />
        </div>
        <LearningLink
          to={sessionAddress(base, at.project_id, at.session_id)}
          className={button({ variant: 'primary' })}
          label={messages.openNext(at.session_name)}
        >
          {isBegun ? messages.goOn : messages.start}
        </LearningLink>
      </div>
    </Card>
  );
}

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 17rem), 1fr))]',
  _empty: { display: 'none' },
});
const rows = css({ display: 'grid', gap: '1', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const going = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });
const small = css({ flexShrink: '0', width: '24' });
const about = css({ flexGrow: '1', minWidth: '0' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });
