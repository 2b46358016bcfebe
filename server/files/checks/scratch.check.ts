import * as v from 'valibot';
import { openArchive } from '../archive.ts';
import { BadContent } from '../file-refused.ts';

/** The browser unpacks a Scratch project into its memory. */
const unpackedBytes = 50 * 2 ** 20;
/** Scratch's own limit. */
const projectBytes = 5 * 2 ** 20;

const parts = {
  sb3: {
    name: /^project\.json$/i,
    shape: v.object({ targets: v.pipe(v.array(v.looseObject({})), v.minLength(1)), meta: v.looseObject({}) }),
  },
  sjr: { name: /^([^/]+\/)?data\.json$/i, shape: v.looseObject({}) },
} as const;

/** Throws `BadContent`: mismatch, damaged or bomb, unless it is a small zip with a readable project. */
export async function checkScratch(path: string, extension: keyof typeof parts): Promise<void> {
  const { name, shape } = parts[extension];
  const archive = await openArchive(path);
  try {
    if (archive.unpackedBytes > unpackedBytes) throw new BadContent({ fault: 'bomb' });
    const part = archive.names.find((each) => name.test(each));
    const bytes = part === undefined ? null : await archive.read(part, projectBytes);
    if (!bytes) throw new BadContent({ fault: 'mismatch' });
    if (!v.is(shape, parsed(bytes))) throw new BadContent({ fault: 'damaged' });
  } finally {
    archive.close();
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
