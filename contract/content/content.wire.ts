import * as v from 'valibot';
import { lookupInput } from '#contract/core/lookup.ts';
import { masterName } from '#contract/core/master-name.ts';
import { nameText } from '#contract/core/name-text.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { trimmedText, uuidText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { termKinds } from './content.rules.ts';

const contentEntities = [
  'term',
  'tool',
  'module',
  'topic',
  'content',
  'project',
  'session',
  'material',
  'book',
  'lesson',
  'template',
] as const;
export type ContentEntity = (typeof contentEntities)[number];

const orderedEntities = ['module', 'topic', 'content', 'session', 'lesson'] as const;
export type OrderedEntity = (typeof orderedEntities)[number];

/** [QU-65] For tools, modules, topics and books. */
export const contentName = masterName(120);
export const contentTitle = nameText(200);
export const contentText = trimmedText(4_000);
export const minutes = v.pipe(count, v.maxValue(600));

/** '' for no file. */
export const fileId = v.union([v.literal(''), uuidText()]);

/** '' or a whole https address, so that nothing can run. */
export const linkText = v.pipe(
  trimmedText(500),
  v.check((text) => text === '' || isHttps(text), 'bad_link'),
);

function isHttps(text: string): boolean {
  if (!text.startsWith('https://')) return false;
  return URL.canParse(text) && new URL(text).username === '';
}

export const someIds = (most: number) =>
  v.pipe(
    v.array(id),
    v.maxLength(most),
    v.transform((ids) => [...new Set(ids)]),
  );

export const setContentRemovedInput = v.object({
  of: v.picklist(contentEntities),
  ...setRemovedInput.entries,
});

export const orderInput = v.object({
  of: v.picklist(orderedEntities),
  /** Their parent; for modules: 1 of grades, 2 of clubs. */
  parentId: id,
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(1_000)),
});

export const nameExistsInput = v.object({
  of: v.picklist(contentEntities),
  kind: v.optional(v.picklist(termKinds), 'tag'),
  parentId: v.optional(wireId, 0),
  name: contentTitle,
  exceptId: v.optional(wireId, 0),
});
export const nameExistsOutput = v.object({
  success: v.literal('true'),
  /** `information` is the text of the specification's screens [CA-03]. */
  data: v.object({ exists: v.boolean(), information: v.string() }),
});

/** `alignment`: standards, skills, streams and tags together. */
const lookupKinds = ['class', 'tool', 'module', 'project', 'alignment', ...termKinds] as const;
export type LookupKind = (typeof lookupKinds)[number];
export const contentLookupInput = v.object({ of: v.picklist(lookupKinds), ...lookupInput.entries });

export const masterListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), name: v.string() })),
});

export const okOutput = v.object({ success: v.literal('true') });
