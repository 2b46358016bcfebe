export function build(options?: { always?: boolean }): Promise<boolean>;
export function buildServer(): Promise<void>;
