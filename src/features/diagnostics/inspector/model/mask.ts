const secret =
  /pass(word|code)?|secret|token|otp|captcha|credential|authorization|^pin$|^code$|securityCode|signInCode/i;
const deepest = 8;
const longest = 200;

const mask = '••••••';

/** Failures have their kind in `code`: one small word that nobody typed. */
const isSecret = (name: string, value: unknown) =>
  secret.test(name) &&
  !(/^code$/i.test(name) && typeof value === 'string' && /^[a-z]+(_[a-z]+)*$/.test(value)) &&
  (typeof value === 'string' || typeof value === 'number') &&
  value !== '';

/** A copy without passwords, codes, tokens, file contents and functions. Lists are cut after 200 entries. */
export function masked(value: unknown, name = '', depth = 0): unknown {
  if (isSecret(name, value)) return mask;
  if (typeof value === 'function') return '(function)';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof File !== 'undefined' && value instanceof File)
    return { name: value.name, size: value.size, type: value.type };
  if (typeof Blob !== 'undefined' && value instanceof Blob) return { size: value.size, type: value.type };
  if (value instanceof Error) return masked({ name: value.name, message: value.message }, name, depth);
  if (depth >= deepest || 'sessionId' in value || 'nodeType' in value) return '…';
  if (value instanceof Set) return masked([...value], name, depth);
  if (value instanceof Map) return masked(Object.fromEntries(value), name, depth);
  if (Array.isArray(value))
    return value.slice(0, longest).map((each: unknown) => masked(each, name, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each, key, depth + 1)]));
}

/** The masked copy as an event; a value without a type gets an empty one. */
export function maskedEvent(event: unknown): { readonly type: string; readonly [field: string]: unknown } {
  const copy = masked(event);
  const fields = typeof copy === 'object' && copy !== null ? Object.fromEntries(Object.entries(copy)) : {};
  return { ...fields, type: typeof fields['type'] === 'string' ? fields['type'] : '' };
}
