import type { RsbuildPlugin } from '@rsbuild/core';

export function serverWords(): RsbuildPlugin;
export function withoutWords(code: string): string;
export function withoutRights(code: string): string;
export function withoutTitles(code: string): string;
