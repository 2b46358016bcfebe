import { type CallShape, declareCall } from '#contract/core/define-call.ts';

/** [CF-01] Most bodies of this area are `{data: encoded payload, flag: description}`. */
const flagged = {
  method: 'POST',
  areas: ['Competitions'],
  request: 'data-flag',
} as const satisfies CallShape;

/** Area "Competitions" [CF-01]; `get-level-list` stands with Faculty, `get-class-list` with School. */
export const competitionCalls = {
  'get-age-list': declareCall('get-age-list', flagged),
  'get-competition-list': declareCall('get-competition-list', flagged),
  'create-comptetion': declareCall('create-comptetion', flagged),
  'update-comptetion': declareCall('update-comptetion', flagged),
  'competition-remove': declareCall('competition-remove', flagged),
  'get-comptetion-by-id': declareCall('get-comptetion-by-id', flagged),
  'handle-competition-files': declareCall('handle-competition-files', flagged),
  'handle-competition-update-files': declareCall('handle-competition-update-files', flagged),
  'competion-keyword/get-all-keywords': declareCall('competion-keyword/get-all-keywords', flagged),
  'competion-keyword/get-url-by-keyword': declareCall('competion-keyword/get-url-by-keyword', {
    ...flagged,
    request: 'data',
  }),
  'get-state-by-country': declareCall('get-state-by-country', flagged),
  'delete-competition-file': declareCall('delete-competition-file', flagged),
  'get-competition-detail-forSuperAdmin': declareCall('get-competition-detail-forSuperAdmin', {
    ...flagged,
    request: 'data-id',
  }),
};
