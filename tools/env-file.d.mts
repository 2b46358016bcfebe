/** `.env` beside package.json, if there is one. */
export function readEnvFile(): Record<string, string>;
