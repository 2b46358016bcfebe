import type { RsbuildPlugin } from '@rsbuild/core';

export function slimModules(): RsbuildPlugin;
export function slimIcon(code: string): string;
export function slimRouteTree(code: string): string;
