/**
 * The interpreter refuses classic workers, which load it by `importScripts`; this one has it in itself and needs none.
 * First of all the worker's parts, since the others look for it as they are read.
 */
Object.defineProperty(self, 'importScripts', { value: undefined });
