import type { Measures } from '#contract/core/measures.ts';

export const contentMeasures = {
  'project.published': 'The office or a school published a project.',
  'project.archived': 'The office or a school took a project out of use.',
  'project.chosen': 'A school chose a project for a grade or club.',
  'project.unchosen': 'A school took a chosen project away.',
  'project.assigned': 'A project was given to a division or batch, or to single students.',
  'project.unassigned': 'A given project was taken back.',
  'project.notified': 'A teacher told a division or batch about a project.',
  'project.submitted': 'A teacher asked for the approval of their project.',
  'project.approved': 'A school admin approved a project.',
  'project.rejected': 'A school admin sent a project back.',
} as const satisfies Measures;
