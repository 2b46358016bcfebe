import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { facultyProjectCountCall } from '#contract/review/calls/faculty-project-count.call.ts';
import type { givenKinds } from '#contract/review/queue.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Card } from '#src/ui/Card.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { figureName, figureText, figureTile } from '#src/ui/figure.recipe.ts';
import { ProgressRing } from '#src/ui/ProgressRing.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { cardMessages as messages } from './card-messages.en.ts';
import { callerOf, type ReviewProps } from './review-props.ts';

const panel = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '6',
  rowGap: '4',
  p: { base: '4', sm: '5' },
});
const tiles = css({
  display: 'grid',
  flexGrow: '1',
  width: 'full',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 9rem), 1fr))]',
  listStyle: 'none',
});
const item = css({ display: 'grid' });
const note = css({ textStyle: 'small', color: 'text.muted' });

type GivenKind = (typeof givenKinds)[number];
type Counts = CallOutput<typeof facultyProjectCountCall>['data'];

/** [C2-05] The number and list of each way of assigning. */
const ways = {
  course: { type: 1, list: 'Classroom' },
  assignment: { type: 2, list: 'Personalised' },
  club: { type: 3, list: 'Club' },
} as const;

/** [DF-04, DF-05] Progress of a teacher’s projects: a share and five counters, by way of assigning. */
export function ProgressCard({ app: { person, listen } }: { readonly app: ReviewProps }) {
  const { model } = person.school;
  const { round } = useRefresh(listen);
  const isOfClubs = !hasKind(model, 'grade');
  const [hasClub, setHasClub] = useState(isOfClubs);
  const [chosen, setChosen] = useState<GivenKind>(isOfClubs ? 'club' : 'course');
  const kinds: readonly GivenKind[] = isOfClubs
    ? ['club', 'assignment']
    : ['course', 'assignment', ...(hasClub ? (['club'] as const) : [])];
  const load = useCallback(
    async (kind: GivenKind, signal: AbortSignal) => {
      const asked = { ...callerOf(person), type: ways[kind].type };
      const { data } = await call(facultyProjectCountCall, asked, { signal });
      if (hasKind(model, 'club')) setHasClub(isOfClubs || data.has_club === 1);
      return data;
    },
    [person, model, isOfClubs],
  );
  return (
    <Card title={messages.progress} flush>
      <Tabs
        label={messages.kinds}
        items={kinds.map((value) => ({
          value,
          label: messages.kind[value],
          content: <KindPanel kind={value} load={load} round={round} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </Card>
  );
}

interface KindPanelProps {
  readonly kind: GivenKind;
  readonly load: (kind: GivenKind, signal: AbortSignal) => Promise<Counts>;
  readonly round: number;
}

function KindPanel({ kind, load, round }: KindPanelProps) {
  const loadKind = useCallback((signal: AbortSignal) => load(kind, signal), [load, kind]);
  const [counts, , retry] = useLoaded(loadKind, round);
  return (
    <div className={panel}>
      {counts.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={2} />}
      {counts.kind === 'failed' && (
        <ErrorState
          title={messages.error}
          text={messages.wrong}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
      {counts.kind === 'loaded' && (
        <>
          <ProgressRing
            size="lg"
            label={messages.handedIn}
            value={counts.data.percentage_count}
            valueText={messages.handedInOf(counts.data.expected - counts.data.pending, counts.data.expected)}
          />
          <Counters kind={kind} counts={counts.data} />
        </>
      )}
    </div>
  );
}

/** [DF-05] Each counter opens its list; expected works open the list of missing ones. */
function Counters({ kind, counts }: { readonly kind: GivenKind; readonly counts: Counts }) {
  const { counters } = messages;
  const given = {
    to: '/myteaching/$type',
    params: { type: ways[kind].list },
    className: figureTile(),
  } as const;
  const works = { to: '/review', className: figureTile() } as const;
  return (
    <ul className={tiles} aria-label={messages.progress}>
      <li className={item}>
        <Link {...given}>
          <Figure name={counters.assign} count={counts.assign} />
        </Link>
      </li>
      <li className={item}>
        <Link {...given} search={{ state: 'done' }}>
          <Figure name={counters.completed} count={counts.completed} />
        </Link>
      </li>
      <li className={item}>
        <Link to="/review/pending" search={{ filter: `kind:${kind}` }} className={figureTile()}>
          <Figure name={counters.expected} count={counts.expected} more={messages.pending(counts.pending)} />
        </Link>
      </li>
      <li className={item}>
        <Link {...works} search={{ filter: `kind:${kind}` }}>
          <Figure
            name={counters.output}
            count={counts.output}
            more={messages.waiting(counts.output - counts.reviewd)}
          />
        </Link>
      </li>
      <li className={item}>
        <Link {...works} search={{ filter: `kind:${kind},state:reviewed` }}>
          <Figure name={counters.reviewd} count={counts.reviewd} />
        </Link>
      </li>
    </ul>
  );
}

function Figure(figure: { readonly name: string; readonly count: number; readonly more?: ReactNode }) {
  return (
    <>
      <span className={figureName}>{figure.name}</span>
      <span className={figureText}>{formatNumber(figure.count)}</span>
      {figure.more !== undefined && <span className={note}>{figure.more}</span>}
    </>
  );
}
