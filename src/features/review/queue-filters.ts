import { useCallback } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { getProjectDropdownCall } from '#contract/review/calls/get-project-dropdown.call.ts';
import { getStudentDropdownCall } from '#contract/review/calls/get-student-dropdown.call.ts';
import { projectPendingDropdownCall } from '#contract/review/calls/project-pending-dropdown.call.ts';
import { reviewClassListCall } from '#contract/review/calls/review-class-list.call.ts';
import { studentPendingDropdownCall } from '#contract/review/calls/student-pending-dropdown.call.ts';
import { givenKinds } from '#contract/review/queue.wire.ts';
import { queueStateFilters } from '#contract/review/review.rules.ts';
import { workKinds } from '#contract/works/works.rules.ts';
import { call } from '#src/lib/api-client.ts';
import type { ResourceFilter } from '#src/lib/resource/ResourceFilters.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { reviewMessages as messages } from './messages.en.ts';
import { callerOf } from './review-props.ts';

interface Choices {
  readonly rows: readonly { readonly id: number; readonly name: string }[];
}

const optionsOf = ({ rows }: Choices) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

const choiceFilter = (id: string, label: string, all: string, found: Choices): ResourceFilter => ({
  id,
  label,
  all,
  options: optionsOf(found),
});

const none: Choices = { rows: [] };

/** [C5-02] Filters: state, class, project, student and way of assigning. */
export function useQueueFilters(person: Person, round: number): ResourceFilter[] {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const caller = callerOf(person);
      const [classes, projects, students] = await Promise.all([
        call(reviewClassListCall, {}, { signal }),
        call(getProjectDropdownCall, caller, { signal }),
        call(getStudentDropdownCall, caller, { signal }),
      ]);
      return { classes, projects, students };
    },
    [person],
  );
  const [found] = useLoaded(load, round);
  const { classes, projects, students } =
    found.kind === 'loaded' ? found.data : { classes: none, projects: none, students: none };
  return [
    {
      id: 'state',
      label: messages.columns.state,
      all: messages.allStates,
      options: queueStateFilters.map((value) => ({ value, label: messages.states[value] })),
    },
    choiceFilter('division', messages.columns.class, messages.allClasses, classes),
    choiceFilter('project', messages.columns.project, messages.allProjects, projects),
    choiceFilter('student', messages.columns.student, messages.allStudents, students),
    {
      id: 'kind',
      label: messages.columns.kind,
      all: messages.allKinds,
      options: workKinds.map((value) => ({ value, label: messages.kinds[value] })),
    },
  ];
}

/** [C5-05] Filters of the list of missing works. */
export function usePendingFilters(person: Person, round: number): ResourceFilter[] {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const caller = callerOf(person);
      const [projects, students] = await Promise.all([
        call(projectPendingDropdownCall, caller, { signal }),
        call(studentPendingDropdownCall, caller, { signal }),
      ]);
      return { projects, students };
    },
    [person],
  );
  const [found] = useLoaded(load, round);
  const { projects, students } = found.kind === 'loaded' ? found.data : { projects: none, students: none };
  return [
    choiceFilter('project', messages.columns.project, messages.allProjects, projects),
    choiceFilter('student', messages.columns.student, messages.allStudents, students),
    {
      id: 'due',
      label: messages.columns.due,
      all: messages.allDues,
      options: (['past', 'today', 'later', 'none'] as const).map((value) => ({
        value,
        label: messages.dues[value],
      })),
    },
    {
      id: 'kind',
      label: messages.columns.kind,
      all: messages.allKinds,
      options: givenKinds.map((value) => ({ value, label: messages.kinds[value] })),
    },
  ];
}
