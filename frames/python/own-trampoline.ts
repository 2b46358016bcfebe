import createPyodideModule from 'pyodide/pyodide.asm.mjs';

/** The part of the interpreter's module that is used here; its package does not declare it. */
interface Interpreter {
  readonly HEAP32: Int32Array;
  readonly __PyRuntime: number;
  readonly __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  readonly API: { restoreSnapshot: (memory: Uint8Array) => object };
}

const isInterpreter = (module: object): module is Interpreter =>
  'HEAP32' in module && '__PyRuntime' in module && '__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET' in module;

/**
 * Python calls functions by a WebAssembly piece that the browser compiles at the start and stores in Python's memory.
 * Without it no call can wait for a promise. Node compiled none for the build's memory, and browsers differ, so a
 * restored interpreter keeps its own entry.
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
