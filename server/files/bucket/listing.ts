/* Parses the XML of an S3 store. Names of ours hold no sign that XML escapes. */

export interface ListedObject {
  readonly name: string;
  readonly size: number;
  readonly since: Date;
}

export function* listedObjects(xml: string): Generator<ListedObject> {
  for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = valueOf(object, 'Key');
    if (name === null) continue;
    const since = new Date(valueOf(object, 'LastModified') ?? 0);
    yield { name, size: Number(valueOf(object, 'Size')), since };
  }
}

export const isTruncated = (xml: string): boolean => valueOf(xml, 'IsTruncated') === 'true';

/** The store's own code for a refusal; null: it gave none. */
export const reasonIn = (xml: string): string | null => {
  const code = valueOf(xml, 'Code');
  return code !== null && /^\w{1,60}$/.test(code) ? code : null;
};

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function valueOf(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined
    ? null
    : text.replaceAll(
        /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
        (whole, tens?: string, hex?: string, word?: string) => {
          if (word !== undefined) return signs[word] ?? whole;
          return String.fromCodePoint(tens === undefined ? Number.parseInt(hex ?? '0', 16) : Number(tens));
        },
      );
}
