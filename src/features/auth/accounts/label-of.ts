import { settings } from '#src/lib/settings.ts';

export const labelOf = (name: string): string =>
  settings.accounts.find((each) => each.name === name)?.label ?? name;
