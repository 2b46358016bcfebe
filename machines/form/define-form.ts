import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { issuesOf } from '#contract/core/issues.ts';
import type { FormValues } from './form.types.ts';

export interface FormRules<Values extends object, Output> {
  /** In kebab-case, such as `faculty`; the draft lies under it, and the server knows the form's keys by it. */
  readonly name: string;
  /** What the fields must hold, from the contract; its output is what is sent. */
  readonly schema: GenericSchema<unknown, Output>;
  /** What stands in the fields of something new. Its keys are the fields. */
  readonly blank: Values;
  /** Does the save take a `formSession`, so that a repeat is not done twice [QU-10]? */
  readonly usesFormSession?: boolean;
}

/** One kind of form. */
export interface FormDefinition<Values extends object, Output> extends Required<FormRules<Values, Output>> {
  /** Fields that must be filled in: those the schema misses in a blank form. */
  readonly required: ReadonlySet<string>;
  /** What is sent; throws where the form is not whole. */
  readonly outputOf: (values: unknown) => Output;
  /** What was kept, if it has the fields of this form and nothing that could break a screen; otherwise null. */
  readonly valuesOf: (kept: unknown) => Values | null;
}

/** A form made of a schema of the contract. */
export function defineForm<Values extends object, Output>(
  rules: FormRules<Values, Output>,
): FormDefinition<Values, Output> {
  const { schema, blank, usesFormSession = false } = rules;
  const missed = Object.entries(issuesOf(schema, blank)).filter(([, { code }]) => code === 'required');
  return {
    ...rules,
    usesFormSession,
    required: new Set(missed.map(([field]) => field)),
    outputOf: (values) => v.parse(schema, values),
    valuesOf: (kept) => (hasShapeOf(blank, kept) ? { ...blank, ...kept } : null),
  };
}

/** Are all fields there, each a plain value of the kind that stands in the blank form? */
function hasShapeOf<Values extends object>(blank: Values, kept: unknown): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: FormValues = { ...kept };
  return Object.entries(blank).every(([field, empty]) => {
    const value = fields[field];
    if (Array.isArray(empty)) return Array.isArray(value) && value.every(isPlainOrRow);
    if (empty === null || value === null) return isPlain(value);
    return typeof value === typeof empty && (isPlain(value) || typeof empty === 'object');
  });
}

/** One of a list: a plain value, or a row of them. */
const isPlainOrRow = (value: unknown): boolean =>
  isPlain(value) || (!Array.isArray(value) && Object.values(Object(value)).every(isPlain));

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
