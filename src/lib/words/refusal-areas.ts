import type { RefusalTexts } from '#contract/core/refusals.ts';

export const areaOf = (call: string) => `refusals/${call}`;

export const refusalAreas = (refusals: Readonly<Record<string, RefusalTexts>>) =>
  Object.fromEntries(Object.entries(refusals).map(([call, texts]) => [areaOf(call), texts]));
