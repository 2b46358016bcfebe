import type { RsbuildPlugin } from '@rsbuild/core';

export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

export function slimModules(): RsbuildPlugin;
export function slimIcon(code: string, shapes: readonly Shape[]): string;
export function svgOf(shapes: readonly Shape[]): string;
export function slimRouteTree(code: string): string;
