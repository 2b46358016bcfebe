import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  compilerCreateUser: declareCall('compilerCreateUser', { method: 'POST', areas: ['Compiler'] }),
  compilerWorkspace: declareCall('compilerWorkspace', { method: 'POST', areas: ['Compiler'] }),
  updateZipUrl: declareCall('updateZipUrl', { method: 'POST', areas: ['Compiler'] }),
  'get-scratch-filename': declareCall('get-scratch-filename', { method: 'POST', areas: ['Compiler'] }),
  compilerToolList: declareCall('compilerToolList', { method: 'GET', areas: ['Compiler'] }),
  'workspace-upload': declareCall('workspace-upload', { method: 'POST', areas: ['Compiler'] }),
  'save-workspace-program': declareCall('save-workspace-program', {
    method: 'POST',
    areas: ['Compiler'],
    loader: false,
  }),
  /** [C6-03] */
  saveComplierWorkspaceProgram: declareCall('saveComplierWorkspaceProgram', {
    method: 'POST',
    areas: ['Faculty'],
    loader: false,
  }),
  'compiler-zip': declareCall('compiler-zip', { method: 'POST', areas: ['Faculty'] }),
};
