import * as v from 'valibot';
import type { FormDefinition } from '#machines/form/define-form.ts';
import type { FormDraft, FormValues } from '#machines/form/form.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { dropForPerson, keepForPerson, readForPerson } from '../person-storage.ts';

const formDraftPrefix = 'form.';

const stored = v.object({
  base: v.unknown(),
  values: v.unknown(),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  formSession: v.nullable(v.string()),
});

export interface DraftKey {
  readonly personId: number;
  readonly name: string;
}

export const draftKey = (
  personId: number,
  definition: { readonly name: string },
  of: string | number,
): DraftKey => ({
  personId,
  name: `${formDraftPrefix}${definition.name}.${of}`,
});

/** Reads what was typed and never saved; it survives a reload, a closed tab and an ended session. */
export function readFormDraft<Values extends object, Output>(
  { personId, name }: DraftKey,
  definition: FormDefinition<Values, Output>,
): FormDraft | null {
  const result = v.safeParse(stored, readForPerson(personId, name));
  if (!result.success) return null;
  const { version, formSession } = result.output;
  const [base, values] = [definition.valuesOf(result.output.base), definition.valuesOf(result.output.values)];
  if (base === null || values === null || isSame(base, values)) return null;
  return { base: plain(base), values: plain(values), version, formSession };
}

const plain = (values: object): FormValues => ({ ...values });

export function keepFormDraft({ personId, name }: DraftKey, draft: FormDraft): void {
  keepForPerson(personId, name, draft);
}

export function dropFormDraft({ personId, name }: DraftKey): void {
  dropForPerson(personId, name);
}
