import { type CallShape, defineCall } from '../define-call.ts';
import {
  deleteTranslationInput,
  deleteTranslationOutput,
  saveTranslationInput,
  saveTranslationOutput,
} from '../notices/translation.wire.ts';

const ours = { method: 'POST', areas: ['Notices'], ours: true } as const satisfies CallShape;
const rules = {
  errors: ['stale', 'locked', 'demo_school'],
  access: { 1: 'own', 2: 'school', 4: 'own' },
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
