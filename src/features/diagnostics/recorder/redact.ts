import { endingsOf, uploadPolicies } from '#contract/files/upload-policies.ts';
import { createPlaceholders, type Placeholders } from './placeholder.ts';

/**
 * What may stay in a recording: numbers, booleans, days, field names, and the program's words under the keys below. All
 * other text is replaced (see `placeholder.ts`), and secrets also lose their order.
 */
const words = /^[A-Za-z][\w.-]{0,60}$/;
const wordKeys = new Set(
  'mode kind status endReason lease field fields left touched filtered owner origin cleared category icon timeZone src'.split(
    ' ',
  ),
);
/** People also write under these keys, so only these words stay. */
const wordsByKey: Readonly<Record<string, readonly string[]>> = {
  by: ['person', 'assistant', 'helpdesk', 'note'],
  reason: ['unexpected', 'forced', 'elsewhere', 'provider'],
  grades: ['all'],
  divisions: ['all'],
  chosen: ['all'],
  of: ['all'],
  ids: ['all'],
};
const timeZone = /^[A-Z][A-Za-z]+(\/[A-Z][A-Za-z_]+){1,2}$/;
const dayKeys = /(day|date|today|since|until|from|share|due|resetTo|At|^at)$/i;
const day = /^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}Z)?$/;
const secretKeys =
  /pass|^slag$|^typed$|otp|^code$|token|secret|captcha|sumAnswer|grant|cookie|authorization/i;
const problemCode = /^[a-z]+(_[a-z]+)*$/;
const identifier = /^[\w$.-]{1,64}$/;
const genders = ['Male', 'Female'];
const extensions = new Set<string>([
  ...Object.values(uploadPolicies).flatMap(endingsOf),
  'svg',
  'webp',
  'mov',
]);
const attachmentTypes = new Set<string>([...extensions, 'image', 'video', 'file']);
const mime = /^[a-z]+\/[\w.+-]{1,80}$/;

export interface Redactor {
  readonly event: (event: { readonly type: string }) => { type: string; [field: string]: unknown };
  readonly snapshot: (persisted: unknown) => unknown;
}

type Holder = Readonly<Record<string, unknown>>;
interface Place {
  readonly key: string;
  readonly holder: Holder;
  readonly isSecret: boolean;
}

const nothing: Holder = {};
const isObject = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Replaces typed text and names in events and snapshots. The same text always gets the same placeholder. */
export function createRedactor(salt: number): Redactor {
  const placeholders = createPlaceholders(salt);
  const walk = (value: unknown, place: Place): unknown => {
    if (typeof value === 'string') return textOf(value, place, placeholders, salt);
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (typeof value === 'boolean' || value === null) return value;
    if (!isObject(value)) return undefined;
    if (Array.isArray(value)) return value.map((each) => walk(each, place) ?? null);
    if (value instanceof Blob) return fileOf(value, place);
    if (value instanceof Error) return { name: words.test(value.name) ? value.name : 'Error' };
    if (!isPlain(value)) return {};
    return fieldsOf(value, place.isSecret);
  };
  const fileOf = (file: Blob, place: Place) => ({
    name: file instanceof File ? walk(file.name, { ...place, key: 'name' }) : '',
    size: file.size,
    type: mime.test(file.type) ? file.type : '',
  });
  const fieldsOf = (value: Holder, isSecret: boolean) =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => {
        const kept = walk(each, { key, holder: value, isSecret: isSecret || secretKeys.test(key) });
        return kept === undefined ? [] : [[identifier.test(key) ? key : placeholders.text(key), kept]];
      }),
    );
  const snapshot = (persisted: unknown): unknown => {
    if (!isObject(persisted)) return null;
    const { status, value, historyValue, children, ...facts } = persisted;
    return {
      ...fieldsOf(facts, false),
      status,
      ...(value === undefined
        ? {}
        : { value, historyValue: historyValue ?? {}, children: childrenOf(children) }),
    };
  };
  const childrenOf = (children: unknown) =>
    Object.fromEntries(
      Object.entries(isObject(children) ? children : nothing).flatMap(([id, child]) =>
        isObject(child) && typeof child['src'] === 'string'
          ? [
              [
                id,
                {
                  src: child['src'],
                  syncSnapshot: child['syncSnapshot'] === true,
                  snapshot: snapshot(child['snapshot']),
                },
              ],
            ]
          : [],
      ),
    );
  return {
    snapshot,
    event({ type, ...fields }) {
      const { actorId, ...facts } = fields as Holder;
      return { ...fieldsOf(facts, false), type, ...(typeof actorId === 'string' ? { actorId } : {}) };
    },
  };
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

function textOf(
  text: string,
  { key, holder, isSecret }: Place,
  { text: hide, secret }: Placeholders,
  salt: number,
) {
  if (text === '' || isWord(text, key, holder)) return text;
  if (isSecret) return secret(text);
  if (dayKeys.test(key) && day.test(text)) return text;
  // Hides which of the two it is, but not that it is one of them.
  if (key === 'gender' || holder['field'] === 'gender') {
    const at = genders.indexOf(text);
    if (at !== -1) return genders[(at + (salt & 1)) % 2] ?? text;
  }
  if (key === 'name' || key === 'fileName') {
    const dot = text.lastIndexOf('.');
    if (dot > 0 && extensions.has(text.slice(dot + 1).toLowerCase()))
      return hide(text.slice(0, dot)) + text.slice(dot);
  }
  return hide(text);
}

function isWord(text: string, key: string, holder: Holder): boolean {
  if (key === 'key') return identifier.test(text);
  if (key === 'type' || key === 'fileType') return attachmentTypes.has(text) || mime.test(text);
  if (key === 'timeZone') return timeZone.test(text);
  // The code of a failure, not one from a mail.
  if (key === 'code')
    return problemCode.test(text) && ('information' in holder || 'kind' in holder || 'retryable' in holder);
  if (wordKeys.has(key)) return words.test(text);
  return wordsByKey[key]?.includes(text) ?? false;
}
