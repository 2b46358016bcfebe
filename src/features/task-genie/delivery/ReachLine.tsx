import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import type { GroupKind } from '#contract/notices/notice.rules.ts';
import type { ReachQuestion } from '#machines/notice-reach/notice-reach.types.ts';
import type { NoticeReachView } from '#machines/notice-reach/notice-reach.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { css, cva } from '#styled/css';
import { deliveryMessages as messages } from './messages.ts';
import { type ReachTools, reachTools } from './reach-tools.ts';
import { useReach } from './use-reach.ts';

/** Brings the grid of names along. */
const ReachDrawer = lazy(() =>
  import('./ReachDrawer.tsx').then((module) => ({ default: module.ReachDrawer })),
);

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control.md',
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  bg: 'surface.sunken',
  textStyle: 'small',
});
const icon = css({
  display: 'inline-flex',
  flexShrink: '0',
  color: 'text.muted',
  '& svg': { width: 'icon.md', height: 'icon.md' },
});
const words = cva({
  base: { display: 'flex', flexDirection: 'column', flexGrow: '1', minWidth: '0', gap: '0.5' },
  variants: { stale: { true: { color: 'text.muted' }, false: {} } },
});
const muted = css({ color: 'text.muted' });
const warning = css({
  display: 'flex',
  gap: '1.5',
  color: 'warning.text',
  '& svg': { flexShrink: '0', width: 'icon.sm', height: 'icon.sm', marginBlockStart: '0.5' },
});

export interface ReachLineProps {
  /** The audience as the form has it; keep it the same object while nothing changes. */
  readonly question: ReachQuestion | null;
  /** What the school's people are in: it decides what the parts are called. */
  readonly kind: GroupKind;
  readonly notifiesByMail: boolean;
  readonly tools: ReachTools | undefined;
}

/** One quiet line under the audience: how many people read this. A press shows who. */
export function ReachLine({ question, kind, notifiesByMail, tools = reachTools }: ReachLineProps) {
  const { view, retry } = useReach(question, tools);
  const [shown, setShown] = useState<ReachQuestion | null>(null);
  if (view.stage === 'none') return null;
  return (
    <div className={root}>
      <span className={icon}>
        <Users />
      </span>
      <div role="status" className={words({ stale: view.stage === 'counting' })}>
        <ReachWords view={view} kind={kind} notifiesByMail={notifiesByMail} />
      </div>
      {view.stage === 'failed' && (
        <Button size="sm" variant="quiet" onClick={retry}>
          {messages.retry}
        </Button>
      )}
      {view.reach !== null && (view.reach.people > 0 || view.reach.lost > 0) && (
        <Button
          size="sm"
          variant="quiet"
          disabled={view.stage !== 'counted'}
          onClick={() => setShown(view.question)}
        >
          {messages.seeNames}
        </Button>
      )}
      {shown && view.reach && (
        <Suspense>
          <ReachDrawer question={shown} reach={view.reach} tools={tools} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface ReachWordsProps {
  readonly view: NoticeReachView;
  readonly kind: GroupKind;
  readonly notifiesByMail: boolean;
}

function ReachWords({ view, kind, notifiesByMail }: ReachWordsProps) {
  const { stage, reach, unusual } = view;
  if (stage === 'failed') return <span>{messages.notCounted}</span>;
  if (reach === null) return <span>{messages.counting}</span>;
  const usual = reach.usual ?? 0;
  return (
    <>
      <span>{reach.people === 0 ? messages.reachesNobody : messages.reaches(partsOf(reach, kind))}</span>
      {notifiesByMail && reach.noMail > 0 && <span className={muted}>{messages.noMail(reach.noMail)}</span>}
      {reach.gained + reach.lost > 0 && (
        <span className={muted}>
          {listed([
            ...(reach.gained > 0 ? [messages.gained(reach.gained)] : []),
            ...(reach.lost > 0 ? [messages.lost(reach.lost, reach.lostSeen)] : []),
          ])}
        </span>
      )}
      {unusual && (
        <span className={warning}>
          <TriangleAlert />
          {unusual === 'more' ? messages.unusualMore(usual) : messages.unusualFewer(usual)}
        </span>
      )}
    </>
  );
}

const listed = (parts: readonly string[]) => parts.reduce((before, next) => messages.beside(before, next));

function partsOf({ divisions, students, faculty, admins }: Reach, kind: GroupKind): string {
  return listed([
    kind === 'club' ? messages.batches(divisions) : messages.divisions(divisions),
    ...(students > 0 ? [messages.students(students)] : []),
    ...(faculty > 0 ? [messages.teachers(faculty)] : []),
    ...(admins > 0 ? [messages.admins(admins)] : []),
  ]);
}
