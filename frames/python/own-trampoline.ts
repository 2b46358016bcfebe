import createPyodideModule from 'pyodide/pyodide.asm.mjs';

/** As much of the interpreter's module as is used here; its package declares none of it. */
interface Interpreter {
  readonly HEAP32: Int32Array;
  readonly __PyRuntime: number;
  readonly __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  readonly API: { restoreSnapshot: (memory: Uint8Array) => object };
}

const isInterpreter = (module: object): module is Interpreter =>
  'HEAP32' in module && '__PyRuntime' in module && '__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET' in module;

/**
 * Python calls functions by a piece of WebAssembly that the browser compiles while it begins, and has its place in its
 * memory; without it, no call could wait for a promise. Node compiled none for the memory of the build, and browsers
 * differ: so an interpreter that takes up a memory keeps its own place.
 */
export const createInterpreter: typeof createPyodideModule = async (settings) => {
  const made = await createPyodideModule(settings);
  const module: object = made;
  if (!isInterpreter(module)) throw new Error('The interpreter is another one.');
  const { API: api } = module;
  const restore = api.restoreSnapshot;
  api.restoreSnapshot = (memory) => {
    const before = module.HEAP32[placeIn(module)];
    const rest = restore(memory);
    module.HEAP32[placeIn(module)] = before ?? 0;
    return rest;
  };
  return made;
};

const placeIn = ({ HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET }: Interpreter): number =>
  (__PyRuntime + (HEAP32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2] ?? 0)) >>> 2;
