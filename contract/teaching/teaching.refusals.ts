import type { StatusesOf } from '#contract/core/refusals.ts';

export const teachingRefusals = {
  demo_school: 'This is a demo school: nothing is changed here.',
};

/** [C4-03] */
export const shareRefusals = {
  ...teachingRefusals,
  not_given: ({ names }: { names: string }) =>
    `The project is not assigned in ${names} yet, so nobody there would see it. Ask your school admin to assign it.`,
};

/** [C4-05] */
export const giveRefusals = {
  ...teachingRefusals,
  due_past: 'Please choose today or a later day.',
};

/** [C6-03] */
export const lessonPlanRefusals = {
  no_lesson_plan: 'There is no lesson plan for this project.',
};

export const planRefusals = {
  ...teachingRefusals,
  outside_year: 'Choose a day of this school year.',
};

export const copyPlanRefusals = {
  ...teachingRefusals,
  no_last_plan: 'There is no plan of last year for this division.',
};

export const teachingStatuses = { no_lesson_plan: 404, no_last_plan: 404 } as const satisfies StatusesOf<
  typeof lessonPlanRefusals & typeof copyPlanRefusals
>;
