import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** Texts that have broken somebody's product; each is to be kept letter for letter, or refused in words. */
export const naughty: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script>',
  handler: '"><img src=x onerror=alert(1)>',
  svg: '<svg/onload=alert(1)>',
  link: 'javascript:alert(1)',
  style: '</style><style>*{display:none}</style>',
  entity: '&lt;b&gt; &amp;amp; &#0;',
  sql: "'; drop table notices; --",
  like: '100% _ \\ [a-z] ^$ .*',
  template: '${7*7} {{7*7}} #{7*7} <%= 7*7 %>',
  format: '%s %d %n %x %@ {0} $1 $& \\1',
  formula: '=HYPERLINK("http://x","y")+1',
  formulas: '+1 -1 @SUM(A1)',
  path: '../../../etc/passwd',
  shell: '`id` $(id) | id ; id && id',
  json: '{"a":[1,"\\u0041"]} \\u0000 \\x00',
  header: 'a\r\nBcc: thief@mail.example\r\n\r\nbody',
  calendar: 'a\nEND:VEVENT\nBEGIN:VEVENT;x,y\\n',
  controls: 'a\u0001\u0002\u0007\u0008\u001b[31m\u007fb',
  lines: 'one\u2028two\u2029three\u0085four\u000bfive',
  zeroWidth: 'a\u200bb\u200cc\u200dd\ufeffe\u2060f',
  override: 'file\u202egpj.exe\u202c \u2066x\u2069',
  combining: `Z${'\u0351\u036b\u0343'.repeat(30)}algo`,
  family: '👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇮🇳',
  fourBytes: '𝒳𠜎🀄 \u{10ffff}',
  scripts: 'हिन्दी اردو தமிழ் 中文 ไทย עברית',
  halves: 'e\u0301 é ﬁ ß İ ı Σς',
  spaces: 'a \u00a0\u2003\u3000 b',
  words: 'null undefined NaN true __proto__ constructor toString',
  long: 'long '.repeat(400),
  unbroken: 'x'.repeat(9000),
};

/** What no column can hold: NUL, and halves of a letter. */
export const unstorable: Readonly<Record<string, string>> = {
  nul: 'a\u0000b',
  high: 'a\ud83d',
  low: '\udc00b',
};

interface Shape {
  readonly type: string;
  readonly pipe?: readonly { readonly kind: string; readonly type: string }[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Texts of a set form, of which the first that fits is sent. */
const formed = () =>
  ['', '1', '0', '2026-11-20', '2026-11', '21:30', 'x@mail.example', '9810012345', '/student'].concat(
    randomUUID(),
    'a'.repeat(43),
    '#00ff00',
    'en',
  );

const isFree = ({ pipe = [] }: Shape) =>
  !pipe.some(({ type }) => ['regex', 'uuid', 'email', 'url', 'check', 'digits'].includes(type));

/** A value of this shape with `text` in each text that a person writes freely; how many those are is counted. */
export function sampleOf(schema: v.GenericSchema, text: string, count: { texts: number }): unknown {
  return sample(schema, text, count);
}

function sample(shape: Shape, text: string, count: { texts: number }): unknown {
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {}).map(([name, entry]) => [name, sample(entry, text, count)]),
      );
    case 'array':
      return [sample(shape.item ?? { type: 'any' }, text, count)];
    case 'optional':
    case 'nullable':
    case 'nullish':
      return sample(shape.wrapped ?? { type: 'any' }, text, count);
    case 'union':
    case 'variant':
      return sample((shape.options?.[0] ?? { type: 'any' }) as Shape, text, count);
    case 'picklist':
      return shape.options?.[0];
    case 'literal':
      return shape.literal;
    case 'number':
      return fitting(shape, [1, 0, 10, 100]);
    case 'boolean':
      return true;
    case 'string': {
      if (!isFree(shape)) return fitting(shape, formed());
      count.texts += 1;
      return text;
    }
    default:
      return text;
  }
}

function fitting(shape: Shape, values: readonly unknown[]): unknown {
  const schema = shape as unknown as v.GenericSchema;
  return values.find((value) => v.safeParse(schema, value).success) ?? values[0];
}
