import { lazy, Suspense, useState } from 'react';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { deliveryMessages as messages } from '../delivery/messages.en.ts';
import { EditNote, listed, ReachFrame, reachNote } from '../delivery/ReachFrame.tsx';
import { useReach } from '../delivery/use-reach.ts';
import { officeDeliveryMessages as texts } from './messages.en.ts';
import { type OfficeReachTools, officeReachTools } from './office-delivery-tools.ts';

/** It brings the grid of schools, so it loads on demand. */
const ReachedSchools = lazy(() =>
  import('./ReachedSchools.tsx').then((module) => ({ default: module.ReachedSchools })),
);

interface OfficeReachLineProps {
  /** The form's places; keep its identity while nothing changes. */
  readonly question: ReachQuestion;
  readonly notifiesByMail: boolean;
  readonly tools?: OfficeReachTools;
}

/** A quiet line under the places: how many schools and people read this. A press shows which schools. */
export function OfficeReachLine({
  question,
  notifiesByMail,
  tools = officeReachTools,
}: OfficeReachLineProps) {
  const { view, retry } = useReach(question, tools);
  const [shown, setShown] = useState<ReachQuestion | null>(null);
  const office = view.reach?.office;
  const hasSchools = office !== undefined && office.schools + office.schoolsLosing > 0;
  return (
    <ReachFrame
      view={view}
      onRetry={retry}
      onShow={hasSchools ? () => setShown(view.question) : undefined}
      showLabel={texts.seeSchools}
      words={
        view.reach && (
          <OfficeWords reach={view.reach} notifiesByMail={notifiesByMail} isEdit={question.noticeId !== 0} />
        )
      }
      warning={warningOf}
    >
      {shown && view.reach && office && (
        <Suspense>
          <ReachedSchools
            question={shown}
            reach={view.reach}
            office={office}
            tools={tools}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </ReachFrame>
  );
}

function warningOf(unusual: 'more' | 'fewer', usual: number): string {
  if (unusual === 'more') return messages.unusualMore(usual);
  return usual >= officePeopleCounted ? texts.unusualFewerThanMost(usual) : messages.unusualFewer(usual);
}

interface OfficeWordsProps {
  readonly reach: Reach;
  readonly notifiesByMail: boolean;
  readonly isEdit: boolean;
}

function OfficeWords({ reach, notifiesByMail, isEdit }: OfficeWordsProps) {
  const { schools = 0 } = reach.office ?? {};
  return (
    <>
      <span>
        {schools === 0
          ? texts.noSchools
          : reach.people === 0
            ? messages.reachesNobody
            : messages.reaches(listed(partsOf(reach)))}
      </span>
      {notifiesByMail && reach.noMail > 0 && (
        <span className={reachNote}>{messages.noMail(reach.noMail)}</span>
      )}
      {isEdit && <EditNote seen={reach.seen} changes={changesOf(reach)} />}
    </>
  );
}

function changesOf({ gained, lost, lostSeen, office }: Reach): string[] {
  const { schoolsGained = 0, schoolsLost = 0, isMoreGained = false, isMoreLost = false } = office ?? {};
  return [
    ...(schoolsGained > 0 ? [texts.gained(schoolsGained)] : []),
    ...(schoolsLost > 0 ? [texts.lost(schoolsLost)] : []),
    ...(gained > 0 ? [isMoreGained ? texts.gainedMost(gained) : messages.gained(gained)] : []),
    ...(lost > 0 ? [isMoreLost ? texts.lostMost(lost) : messages.lost(lost, lostSeen)] : []),
  ];
}

/** From the widest place to the narrowest; a single country or state is left out. */
function partsOf({ office, people, students, faculty, admins }: Reach): string[] {
  const { countries = 0, states = 0, schools = 0, isMore = false } = office ?? {};
  return [
    ...(countries > 1 ? [texts.countries(countries)] : []),
    ...(states > 1 ? [texts.states(states)] : []),
    texts.schools(schools),
    ...(isMore ? [texts.moreThan(people)] : []),
    ...(students > 0 ? [messages.students(students)] : []),
    ...(faculty > 0 ? [messages.teachers(faculty)] : []),
    ...(admins > 0 ? [messages.admins(admins)] : []),
  ];
}
