declare module '*.py' {
  const text: string;
  export default text;
}
declare module 'pyodide/pyodide.asm.mjs' {
  import type { loadPyodide } from 'pyodide';

  const create: NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;
  export default create;
}
/** The build inserts the names of files beside the page. */
declare const PYTHON_WORKER: string;
declare const PYTHON_WASM: string;
declare const PYTHON_LIBRARY: string;
declare const PYTHON_MEMORY: string;
