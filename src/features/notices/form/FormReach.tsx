import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { groupKindOf } from '#contract/core/group-kinds.ts';
import { reachQuestionOf } from '#machines/notices/notice-form/notice-form.reach.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { ReachTools } from '../delivery/reach-tools.ts';
import { useForm, useFormView } from './form-context.ts';

const ReachLine = lazy(() =>
  import('../delivery/ReachLine.tsx').then((module) => ({ default: module.ReachLine })),
);

const OfficeReachLine = lazy(() =>
  import('../office-delivery/OfficeReachLine.tsx').then((module) => ({ default: module.OfficeReachLine })),
);

/** How many people the form's choices reach; it loads once there is a choice. */
export function FormReach({ tools }: { readonly tools: ReachTools | undefined }) {
  const { actor, person } = useForm();
  const question = useSelector(actor, ({ context }) => reachQuestionOf(context), isSame);
  const notifiesByMail = useFormView((view) => view.notifyEmail);
  if (question === null) return null;
  if (question.office)
    return (
      <Suspense>
        <OfficeReachLine question={question} notifiesByMail={notifiesByMail} />
      </Suspense>
    );
  return (
    <Suspense>
      <ReachLine
        question={question}
        kind={groupKindOf(person.school.model)}
        notifiesByMail={notifiesByMail}
        tools={tools}
      />
    </Suspense>
  );
}
