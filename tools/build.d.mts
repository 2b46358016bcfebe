export function build(options?: { always?: boolean }): Promise<boolean>;
export function buildServer(folder?: string): Promise<void>;
