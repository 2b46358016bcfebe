import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CA-01] */
  'get-curriculum-project-list': declareCall('get-curriculum-project-list', {
    method: 'GET',
    areas: ['Curriculum'],
  }),
  'get-curriculum-club-project-list': declareCall('get-curriculum-club-project-list', {
    method: 'GET',
    areas: ['Curriculum'],
  }),
  'search-project-list': declareCall('search-project-list', {
    method: 'GET',
    areas: ['Curriculum'],
    loader: false,
  }),
  'selected-project': declareCall('selected-project', {
    method: 'GET',
    areas: ['Curriculum'],
    loader: false,
  }),
  'selected-project-club': declareCall('selected-project-club', {
    method: 'GET',
    areas: ['Curriculum'],
    loader: false,
  }),
  'de-selected-project': declareCall('de-selected-project', {
    method: 'GET',
    areas: ['Curriculum'],
    loader: false,
  }),
  'de-selected-project-club': declareCall('de-selected-project-club', {
    method: 'GET',
    areas: ['Curriculum'],
    loader: false,
  }),
  /** [QU-56] These two change state although their method is GET. */
  'clear-project-list': declareCall('clear-project-list', { method: 'GET', areas: ['Curriculum'] }),
  'clear-project-list-club': declareCall('clear-project-list-club', { method: 'GET', areas: ['Curriculum'] }),
  'view-curriculum-project': declareCall('view-curriculum-project', { method: 'GET', areas: ['Curriculum'] }),
  'get-project-id': declareCall('get-project-id', { method: 'GET', areas: ['Curriculum'] }),
  'use-template-list': declareCall('use-template-list', { method: 'GET', areas: ['Curriculum'] }),
  'use-template-project-list': declareCall('use-template-project-list', {
    method: 'GET',
    areas: ['Curriculum'],
  }),
  'board-list': declareCall('board-list', { method: 'GET', areas: ['Curriculum'] }),
  'standard-list': declareCall('standard-list', { method: 'GET', areas: ['Curriculum'] }),
  'skill-list': declareCall('skill-list', { method: 'GET', areas: ['Curriculum'] }),
  'stream-list': declareCall('stream-list', { method: 'GET', areas: ['Curriculum'] }),
  'tags-list': declareCall('tags-list', { method: 'GET', areas: ['Curriculum'] }),
  'module-tool-level': declareCall('module-tool-level', { method: 'GET', areas: ['Curriculum'] }),
  /** [CA-02] */
  'assigned-curriculum-data': declareCall('assigned-curriculum-data', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'insert-default-selected': declareCall('insert-default-selected', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'unassigned-project': declareCall('unassigned-project', { method: 'POST', areas: ['Curriculum'] }),
  'unassign-selected-project': declareCall('unassign-selected-project', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'get-model-template': declareCall('get-model-template', { method: 'POST', areas: ['Curriculum'] }),
  'project-notified-by-faculty': declareCall('project-notified-by-faculty', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'club-project-notified-by-faculty': declareCall('club-project-notified-by-faculty', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'view-selected-project-module-wise': declareCall('view-selected-project-module-wise', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'academic-module-list': declareCall('academic-module-list', { method: 'POST', areas: ['Curriculum'] }),
  'academic-module-list-club': declareCall('academic-module-list-club', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'set-school-module-sequence': declareCall('set-school-module-sequence', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'auto-select-template-project': declareCall('auto-select-template-project', {
    method: 'POST',
    areas: ['Curriculum'],
  }),
  'school-club-project': declareCall('school-club-project', { method: 'POST', areas: ['Curriculum'] }),
  'master_board-for-admin': declareCall('master_board-for-admin', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  /** [C9-02] */
  'get-tool-list': declareCall('get-tool-list', { method: 'GET', areas: ['School and school admin'] }),
  'get-tools-list-by-grade': declareCall('get-tools-list-by-grade', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-document-view-url': declareCall('get-document-view-url', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'edit-document-S3-file': declareCall('edit-document-S3-file', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-zoho-document-list': declareCall('get-zoho-document-list', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
};
