import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const assessmentsScreens = {
  '/assessment': {
    title: 'Assessments',
    access: [roles.schoolAdmin, roles.faculty, roles.student],
  },
  '/assessment/$assessmentId': {
    title: 'Assessment',
    access: [roles.schoolAdmin, roles.faculty, roles.student],
  },
  '/assessment/$assessmentId/live': {
    title: 'Live board',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessment/$assessmentId/not-attempted': {
    title: 'Not attempted',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessment/new': {
    title: 'New assessment',
    access: [roles.faculty],
  },
  '/assessment/$assessmentId/edit': {
    title: 'Change the assessment',
    access: [roles.faculty],
  },
  '/assessment/$assessmentId/mark': {
    title: 'Mark answers',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessment/$assessmentId/practical': {
    title: 'Practical tasks',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessment/$assessmentId/practical/$attemptId': {
    title: 'Practical task',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessment/$assessmentId/results': {
    title: 'Results',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessment/$assessmentId/statistics': {
    title: 'Statistics',
    access: [roles.schoolAdmin, roles.faculty],
  },
  '/assessments/questions': {
    title: 'Question bank',
    access: [roles.superAdmin, roles.schoolAdmin, roles.faculty],
    module: modules.academicContent,
  },
} as const satisfies Screens;
