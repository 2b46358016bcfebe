import type { RsbuildPlugin } from '@rsbuild/core';

export function slimStyles(): RsbuildPlugin;
export function slim(code: string, known: ReadonlySet<string>): string;
