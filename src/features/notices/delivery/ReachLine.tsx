import { lazy, Suspense, useState } from 'react';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { deliveryMessages as messages } from './messages.en.ts';
import { EditNote, listed, ReachFrame, reachNote } from './ReachFrame.tsx';
import { type ReachTools, reachTools } from './reach-tools.ts';
import { useReach } from './use-reach.ts';

/** It brings the grid of names, so it loads on demand. */
const ReachDrawer = lazy(() =>
  import('./ReachDrawer.tsx').then((module) => ({ default: module.ReachDrawer })),
);

export interface ReachLineProps {
  /** The form's audience; keep its identity while nothing changes. */
  readonly question: ReachQuestion | null;
  readonly kind: GroupKind;
  readonly notifiesByMail: boolean;
  readonly tools: ReachTools | undefined;
}

/** A quiet line under the audience: how many people read this. A press shows who. */
export function ReachLine({ question, kind, notifiesByMail, tools = reachTools }: ReachLineProps) {
  const { view, retry } = useReach(question, tools);
  const [shown, setShown] = useState<ReachQuestion | null>(null);
  const hasNames = view.reach !== null && (view.reach.people > 0 || view.reach.lost > 0);
  return (
    <ReachFrame
      view={view}
      onRetry={retry}
      onShow={hasNames ? () => setShown(view.question) : undefined}
      showLabel={messages.seeNames}
      words={
        view.reach && (
          <ReachWords
            reach={view.reach}
            kind={kind}
            notifiesByMail={notifiesByMail}
            isEdit={question !== null && question.noticeId !== 0}
          />
        )
      }
      warning={(unusual, usual) =>
        unusual === 'more' ? messages.unusualMore(usual) : messages.unusualFewer(usual)
      }
    >
      {shown && view.reach && (
        <Suspense>
          <ReachDrawer question={shown} reach={view.reach} tools={tools} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </ReachFrame>
  );
}

interface ReachWordsProps {
  readonly reach: Reach;
  readonly kind: GroupKind;
  readonly notifiesByMail: boolean;
  readonly isEdit: boolean;
}

function ReachWords({ reach, kind, notifiesByMail, isEdit }: ReachWordsProps) {
  return (
    <>
      <span>{reach.people === 0 ? messages.reachesNobody : messages.reaches(partsOf(reach, kind))}</span>
      {notifiesByMail && reach.noMail > 0 && (
        <span className={reachNote}>{messages.noMail(reach.noMail)}</span>
      )}
      {isEdit && (
        <EditNote
          seen={reach.seen}
          changes={[
            ...(reach.gained > 0 ? [messages.gained(reach.gained)] : []),
            ...(reach.lost > 0 ? [messages.lost(reach.lost, reach.lostSeen)] : []),
          ]}
        />
      )}
    </>
  );
}

function partsOf({ divisions, students, faculty, admins }: Reach, kind: GroupKind): string {
  return listed([
    kind === 'club' ? messages.batches(divisions) : messages.divisions(divisions),
    ...(students > 0 ? [messages.students(students)] : []),
    ...(faculty > 0 ? [messages.teachers(faculty)] : []),
    ...(admins > 0 ? [messages.admins(admins)] : []),
  ]);
}
