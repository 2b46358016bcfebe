import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const compiler = { method: 'POST', areas: ['Compiler'] } as const satisfies CallShape;

/** Area "Compiler" [CD-02]. */
export const compilerCalls = {
  compilerCreateUser: declareCall('compilerCreateUser', compiler),
  compilerWorkspace: declareCall('compilerWorkspace', compiler),
  updateZipUrl: declareCall('updateZipUrl', compiler),
  'get-scratch-filename': declareCall('get-scratch-filename', compiler),
  compilerToolList: declareCall('compilerToolList', { ...compiler, method: 'GET' }),
  'get-student-course-by-project': declareCall('get-student-course-by-project', compiler),
  'get-student-assignment-by-project': declareCall('get-student-assignment-by-project', compiler),
  'get-student-club-by-project': declareCall('get-student-club-by-project', compiler),
  'workspace-upload': declareCall('workspace-upload', compiler),
  'save-workspace-program': declareCall('save-workspace-program', { ...compiler, loader: false }),
};
