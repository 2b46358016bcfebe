import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  deleteTranslationInput,
  deleteTranslationOutput,
  saveTranslationInput,
  saveTranslationOutput,
} from '../notices/translation.wire.ts';

const ours = { method: 'POST', areas: ['Notices'], ours: true } as const satisfies CallShape;
const rules = {
  errors: ['stale', 'locked', 'demo_school'],
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
} as const;

/** A notice in other languages; readers get them with its details. */
export const translationCalls = {
  'save-notice-translation': defineCall('save-notice-translation', {
    ...ours,
    ...rules,
    input: saveTranslationInput,
    output: saveTranslationOutput,
  }),
  'delete-notice-translation': defineCall('delete-notice-translation', {
    ...ours,
    ...rules,
    input: deleteTranslationInput,
    output: deleteTranslationOutput,
  }),
};
