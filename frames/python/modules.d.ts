declare module '*.py' {
  const text: string;
  export default text;
}
declare module 'pyodide/pyodide.asm.mjs' {
  const create: NonNullable<import('pyodide').PyodideConfig['createPyodideModule']>;
  export default create;
}
/** Names of files beside the page, put in when it is built. */
declare const PYTHON_WORKER: string;
declare const PYTHON_WASM: string;
declare const PYTHON_LIBRARY: string;
