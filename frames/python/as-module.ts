/**
 * The interpreter refuses classic workers, which load it by `importScripts`. This worker contains it and needs none.
 * The import must come first, because the others check for it while they load.
 */
Object.defineProperty(self, 'importScripts', { value: undefined });
