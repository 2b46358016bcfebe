import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import { choicesAtMost } from './choices.rules.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const choiceRefusals = {
  demo_school: 'This is a demo school: what it has chosen stays as it is.',
  year_over: ({ year }: { year: string }) =>
    `The year ${year} is over: what was chosen for it stays as it was.`,
};

export const staleRefusal = { stale: 'This was changed somewhere else in the meantime.' };

export const chooseRefusals = {
  ...choiceRefusals,
  ...staleRefusal,
  /** Withdrawn, of another class, or unknown; the text does not tell which. */
  not_offered: ({ count }: { count: number }) =>
    `${many(count, 'project is', 'projects are')} not offered for this grade or club any more. Nothing was chosen.`,
  too_many: `At most ${choicesAtMost} projects can be chosen for a grade or club in a year.`,
};

export const unchooseRefusals = {
  ...choiceRefusals,
  ...staleRefusal,
  has_work: ({ projects, assignments }: { projects: number; assignments: number }) =>
    `${many(projects, 'project has', 'projects have')} been assigned already (${many(assignments, 'time', 'times')}). Archive instead: nobody gets it any more, and the work on it stays.`,
};

export const undoRefusals = {
  demo_school: choiceRefusals.demo_school,
  too_late: 'It is too late to take this back.',
  stale: 'This was changed since, so it cannot be taken back.',
};

export const templateRefusals = {
  ...chooseRefusals,
  no_default: 'There is no usual list for this grade or club yet.',
  empty_template: 'None of the projects of this list is offered any more.',
};

export const saveTemplateRefusals = {
  ...formSessionRefusal,
  demo_school: choiceRefusals.demo_school,
  nothing_chosen: 'Choose projects first: the list would be empty.',
  name_taken: ({ name }: { name: string }) => `“${name}” exists already. Choose another name.`,
};

export const assignRefusals = {
  ...choiceRefusals,
  due_past: 'Please choose today or a later day.',
};

export const notifyRefusals = {
  demo_school: 'This is a demo school: nobody is told anything.',
  nobody: 'The project is not assigned to any student here yet.',
};
