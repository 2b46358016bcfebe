import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveNoticeOutput } from '../notices/notice.wire.ts';
import {
  countryListInput,
  countryListOutput,
  createNoticeByAdminInput,
  schoolClassListInput,
  schoolClassListOutput,
  schoolListInput,
  schoolListOutput,
  stateListInput,
  stateListOutput,
} from '../notices/office.wire.ts';
import { saveErrors } from './notices.ts';

/** [C1-14] Searched while one types. */
const list = {
  method: 'GET',
  loader: false,
  errors: [],
  access: { [roles.superAdmin]: 'all' },
  module: modules.notices,
  claims: { user: 'sAdmin_id' },
} as const;

/** What the central office's form speaks, apart from its calls' areas: it loads with the form's pickers. */
export const officeNoticeCalls = {
  /** [C1-03, EN-11] The central office's form. */
  'create-notice-by-admin': defineCall('create-notice-by-admin', {
    method: 'POST',
    areas: ['Notices'],
    input: createNoticeByAdminInput,
    output: saveNoticeOutput,
    errors: [...saveErrors, 'unknown_place'],
    access: { [roles.superAdmin]: 'own' },
    module: modules.notices,
    idempotencyKey: 'formSession',
    rate: 'write',
  }),
  'country-list': defineCall('country-list', {
    ...list,
    areas: ['Competitions'],
    input: countryListInput,
    output: countryListOutput,
  }),
  /** [C9-02] */
  'state-list': defineCall('state-list', {
    ...list,
    areas: ['School and school admin'],
    input: stateListInput,
    output: stateListOutput,
  }),
  'school-list': defineCall('school-list', {
    ...list,
    areas: ['School and school admin'],
    input: schoolListInput,
    output: schoolListOutput,
  }),
  'get-school-class-list': defineCall('get-school-class-list', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
    input: schoolClassListInput,
    output: schoolClassListOutput,
    errors: [],
    access: { [roles.superAdmin]: 'all' },
    module: modules.notices,
  }),
};
