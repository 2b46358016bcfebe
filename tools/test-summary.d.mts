export function troubles(folder: string): { readonly failed: string[]; readonly flaky: string[] };

/** The test files of vitest's JSON report at this path that did not end well. */
export function failedFiles(path: string): string[];
