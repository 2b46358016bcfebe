import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const read = { method: 'GET', areas: ['Curriculum'] } as const satisfies CallShape;
/** [CG-06] Project search, project selection and digital books. */
const quietRead = { ...read, loader: false } as const satisfies CallShape;
const write = { method: 'POST', areas: ['Curriculum'] } as const satisfies CallShape;

/** Area "Curriculum" [CA]. */
export const curriculumCalls = {
  /** [CA-01] */
  'get-curriculum-project-list': declareCall('get-curriculum-project-list', read),
  'get-curriculum-club-project-list': declareCall('get-curriculum-club-project-list', read),
  'digital-book-lesson-list': declareCall('digital-book-lesson-list', quietRead),
  'search-project-list': declareCall('search-project-list', quietRead),
  'selected-project': declareCall('selected-project', quietRead),
  'selected-project-club': declareCall('selected-project-club', quietRead),
  'de-selected-project': declareCall('de-selected-project', quietRead),
  'de-selected-project-club': declareCall('de-selected-project-club', quietRead),
  /** [QU-56] These two change state although their method is GET. */
  'clear-project-list': declareCall('clear-project-list', read),
  'clear-project-list-club': declareCall('clear-project-list-club', read),
  'view-curriculum-project': declareCall('view-curriculum-project', read),
  'get-project-id': declareCall('get-project-id', read),
  'use-template-list': declareCall('use-template-list', read),
  'use-template-project-list': declareCall('use-template-project-list', read),
  'board-list': declareCall('board-list', read),
  'standard-list': declareCall('standard-list', read),
  'skill-list': declareCall('skill-list', read),
  'stream-list': declareCall('stream-list', read),
  'tags-list': declareCall('tags-list', read),
  'module-tool-level': declareCall('module-tool-level', read),
  /** [CA-02] */
  'assigned-curriculum-data': declareCall('assigned-curriculum-data', write),
  'insert-default-selected': declareCall('insert-default-selected', write),
  'unassigned-project': declareCall('unassigned-project', write),
  'unassign-selected-project': declareCall('unassign-selected-project', write),
  'get-model-template': declareCall('get-model-template', write),
  'project-notified-by-faculty': declareCall('project-notified-by-faculty', write),
  'club-project-notified-by-faculty': declareCall('club-project-notified-by-faculty', write),
  'view-selected-project-module-wise': declareCall('view-selected-project-module-wise', write),
  'academic-module-list': declareCall('academic-module-list', write),
  'academic-module-list-club': declareCall('academic-module-list-club', write),
  'set-school-module-sequence': declareCall('set-school-module-sequence', write),
  'auto-select-template-project': declareCall('auto-select-template-project', write),
  'school-club-project': declareCall('school-club-project', write),
  'get-assigned-book': declareCall('get-assigned-book', write),
};
