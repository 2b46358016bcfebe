import { declareCall } from '#contract/core/define-call.ts';

export const notBuiltCalls = {
  'get-age-list': declareCall('get-age-list', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'get-competition-list': declareCall('get-competition-list', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'create-comptetion': declareCall('create-comptetion', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'update-comptetion': declareCall('update-comptetion', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'competition-remove': declareCall('competition-remove', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'get-comptetion-by-id': declareCall('get-comptetion-by-id', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'handle-competition-files': declareCall('handle-competition-files', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'handle-competition-update-files': declareCall('handle-competition-update-files', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'competion-keyword/get-all-keywords': declareCall('competion-keyword/get-all-keywords', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'competion-keyword/get-url-by-keyword': declareCall('competion-keyword/get-url-by-keyword', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data',
  }),
  'get-state-by-country': declareCall('get-state-by-country', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'delete-competition-file': declareCall('delete-competition-file', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-flag',
  }),
  'get-competition-detail-forSuperAdmin': declareCall('get-competition-detail-forSuperAdmin', {
    method: 'POST',
    areas: ['Competitions'],
    request: 'data-id',
  }),
  /** [C5-06] */
  'get-student-competition-list': declareCall('get-student-competition-list', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-level-list': declareCall('get-level-list', { method: 'GET', areas: ['Faculty', 'Competitions'] }),
};
