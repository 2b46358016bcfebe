import type { Rspack } from '@rsbuild/core';

export const loginWords: string;
export const screenWords: string;
export function stepOf(path: string): 0 | 1 | 2;
export class LaterWords implements Rspack.RspackPluginInstance {
  apply(compiler: Rspack.Compiler): void;
}
