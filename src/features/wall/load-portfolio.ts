import type * as v from 'valibot';
import { getPortfolioCall } from '#contract/wall/calls/get-portfolio.call.ts';
import { savePortfolioCall } from '#contract/wall/calls/save-portfolio.call.ts';
import { type Portfolio, portfolioFields } from '#contract/wall/wall.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import type { FormSubmission } from '#src/lib/form/use-form.ts';

export type PortfolioValues = v.InferOutput<typeof portfolioFields>;

export const portfolioForm = defineForm({
  name: 'portfolio',
  schema: portfolioFields,
  usesFormSession: true,
  blank: { about: '', works: [] },
});

/** `studentId` 0: the caller's own. */
export async function loadPortfolio(studentId: number, signal: AbortSignal): Promise<Portfolio> {
  return (await call(getPortfolioCall, { student_id: studentId }, { signal })).data;
}

export const toStored = ({ about, works, version }: Portfolio) => ({
  version,
  values: { about, works: works.map(({ work_id, note }) => ({ work_id, note })) },
});

export async function savePortfolio(
  { values, version, formSession }: FormSubmission<PortfolioValues>,
  signal: AbortSignal,
): Promise<void> {
  await call(savePortfolioCall, { version, formSession, ...values }, { signal });
}
