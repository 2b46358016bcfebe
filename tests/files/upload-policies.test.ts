import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, isBuilt } from '#contract/catalogue.ts';
import {
  type FileEnding,
  headBytes,
  headKindOf,
  isFileEnding,
  refuseHead,
} from '#contract/files/file-kinds.ts';
import {
  acceptOf,
  endingsOf,
  narrowed,
  projectPolicy,
  type UploadPolicy,
  uploadPolicies,
} from '#contract/files/upload-policies.ts';
import { admit } from '#machines/upload-queue/upload-queue.rules.ts';
import { isRefusal } from '#server/core/refusal.ts';
import { checkContent } from '#server/files/check-content.ts';
import { refuseByName } from '#server/files/file-refused.ts';
import { zipOf } from './office-files.ts';
import { sampleFile } from './sample-files.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const folder = useTemporaryFolder();
const policies: readonly UploadPolicy[] = Object.values(uploadPolicies);
const mebibyte = 2 ** 20;

/** A real file of every ending that a policy takes. */
const samples: Readonly<Record<FileEnding, string>> = {
  pdf: 'notice.pdf',
  doc: 'notice.doc',
  docx: 'notice.docx',
  ppt: 'slides.ppt',
  pptx: 'slides.pptx',
  ppsx: 'show.ppsx',
  xls: 'marks.xls',
  xlsx: 'marks.xlsx',
  xlsm: 'marks.xlsm',
  jpg: 'photo.jpg',
  jpeg: 'photo.jpg',
  png: 'picture.png',
  gif: 'anim.gif',
  mp4: 'clip-360p.mp4',
  mp3: 'tone.mp3',
  wav: 'tone.wav',
  zip: 'program.zip',
  rar: 'program.rar',
  txt: 'learning.txt',
  csv: 'marks.csv',
  // Texts, by their first bytes.
  gift: 'learning.txt',
  xml: 'learning.txt',
  sjr: 'kite.sjr',
  sb3: 'kite.sb3',
};
const endings = Object.keys(samples).filter(isFileEnding);

const cases = policies.flatMap((policy) =>
  endingsOf(policy)
    .filter(isFileEnding)
    .map((ending) => ({ policy, ending, name: `${policy.name} ${ending}` })),
);
/** The first size that rounds to more than the policy lets pass. */
const firstRefused = ({ megabytes, tolerance }: UploadPolicy, ending: string) =>
  ((megabytes[ending] ?? 0) + tolerance + 0.5) * mebibyte;

/** What the server says before the first byte; null: go on. */
function serverSays(policy: UploadPolicy, name: string, size: number): string | null {
  try {
    refuseByName(policy, name, size);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.code;
  }
}
const queueSays = (policy: UploadPolicy, name: string, size: number) =>
  admit({ policy, items: [] }, [{ key: 'k', name, size }]).refused[0]?.code ?? null;
/** The queue's own word for what the server refuses a name and size with. */
function asQueueSays(code: string | null): string | null {
  if (code === 'empty_file') return 'empty';
  if (code === 'file_too_large' || code === 'file_too_large_for') return 'too_large';
  return code;
}
/** The answers of both ends, which have to be one. */
function bothSay(policy: UploadPolicy, name: string, size: number) {
  const server = serverSays(policy, name, size);
  const browser = queueSays(policy, name, size);
  const isByName = server === 'bad_extension' && (browser === 'extension' || browser === 'name_too_long');
  return { browser, server: isByName ? browser : asQueueSays(server) };
}

describe('the policies of uploads', () => {
  it('name only endings that can be checked, and admit whom their claiming call admits [QC-15]', () => {
    for (const policy of policies) {
      expect(endingsOf(policy).filter((ending) => !isFileEnding(ending))).toEqual([]);
      if (policy.claim === null) continue;
      const call = Object.values(calls).find(({ name }) => name === policy.claim);
      if (!call || !isBuilt(call)) throw new Error(`${policy.claim} is not built.`);
      expect(new Set(Object.keys(call.access).map(Number))).toEqual(new Set<number>(policy.roles));
    }
  });

  it('have the sizes of the specification [VU-01…04, VU-24…27, QC-14, QC-16, QC-17, QC-18, VN-35]', () => {
    const { general, notice, project } = uploadPolicies;
    const of = (policy: UploadPolicy, size: number) =>
      endingsOf(policy)
        .filter((ending) => policy.megabytes[ending] === size)
        .toSorted();
    expect(of(general, 15)).toEqual(['doc', 'docx', 'gif', 'jpeg', 'jpg', 'pdf', 'png', 'xls', 'xlsx']);
    expect(of(general, 25)).toEqual(['csv', 'mp3', 'ppsx', 'ppt', 'pptx', 'wav']);
    expect(of(general, 100)).toEqual(['mp4']);
    expect(of(project, 10)).toEqual(['gif', 'jpeg', 'jpg', 'png']);
    expect(of(project, 15).join()).toBe('doc,docx,pdf,rar,sb3,sjr,txt,xls,xlsm,xlsx,zip');
    expect(of(project, 25)).toEqual(['ppsx', 'ppt', 'pptx']);
    expect(of(project, 100)).toEqual(['mp3', 'mp4', 'wav']);
    expect(of(notice, 100)).toHaveLength(12);
    expect([general.most, notice.most, project.most]).toEqual([1, 50, 6]);
    expect(acceptOf(narrowed(projectPolicy, ['mp3', 'wav', 'exe']))).toBe('.mp3,.wav');
    expect(policies.filter((policy) => 'xlsm' in policy.megabytes)).toEqual([project]);
  });

  it.each(cases)(
    '$name: the browser and the server answer alike at each size [QC-15, VU-04, VU-24]',
    ({ policy, ending }) => {
      const edge = firstRefused(policy, ending);
      const name = `plan.${ending.toUpperCase()}`;
      const answers = [0, 1, edge - 1, edge, edge + 1].map((size) => bothSay(policy, name, size));
      const wanted = ['empty', null, null, 'too_large', 'too_large'];
      expect(answers).toEqual(wanted.map((each) => ({ browser: each, server: each })));
    },
  );

  it('are answered alike for any name and size [VU-23, VU-24]', () => {
    const anyEnding = fc.oneof(fc.constantFrom(...endings, 'exe', 'svg', 'constructor', ''), fc.string());
    fc.assert(
      fc.property(
        fc.constantFrom(...policies),
        fc.string(),
        anyEnding,
        fc.nat(130 * mebibyte),
        (...drawn) => {
          const [policy, stem, ending, size] = drawn;
          const { browser, server } = bothSay(policy, `${stem}.${ending}`, size);
          expect(server).toBe(browser);
        },
      ),
    );
  });
});

describe('the bytes of files', () => {
  it.each(cases)('$name: a real file is taken [QC-15, VU-13…22]', async ({ policy, ending }) => {
    const path = sampleFile(samples[ending]);
    const size = (await readFile(path)).length;
    expect(await checkContent(path, `plan.${ending}`, policy)).toMatchObject({ extension: ending, size });
  });

  it.each(endings)(
    '%s under every other ending is stopped by the browser only where the server refuses it [VN-33, VU-23]',
    async (own) => {
      const bytes = await readFile(sampleFile(samples[own]));
      const path = await folder.write(bytes);
      const rules = { megabytes: Object.fromEntries(endings.map((each) => [each, 100])), tolerance: 0 };
      const policy = { ...projectPolicy, ...rules };
      for (const ending of endings) {
        const browser = refuseHead(ending, bytes.subarray(0, headBytes));
        const server = await checkContent(path, `plan.${ending}`, policy).then(
          () => null,
          (error: unknown) => error,
        );
        const isRefused = isRefusal(server) && server.code === 'bad_content';
        // The server looks deeper: what the browser stops it refuses as well.
        expect({ ending, isAlike: browser === null || isRefused }).toEqual({ ending, isAlike: true });
      }
    },
  );

  it.each(['gif', 'mp3', 'wav', 'sjr', 'sb3', 'ppsx', 'xlsm'] as const)(
    'a %s cut at half is refused [VU-13…22]',
    async (ending) => {
      const whole = await readFile(sampleFile(samples[ending]));
      const cut = ending === 'mp3' ? whole.subarray(0, 300) : whole.subarray(0, Math.floor(whole.length / 2));
      const outcome = await checkContent(await folder.write(cut), `plan.${ending}`, projectPolicy).catch(
        (e: unknown) => e,
      );
      expect(isRefusal(outcome) && outcome.code).toBe('bad_content');
    },
  );

  it('a text is text to its end, in the encodings of Notepad [VU-19]', async () => {
    const says = async (bytes: Uint8Array) =>
      checkContent(await folder.write(bytes), 'plan.txt', projectPolicy).then(
        () => null,
        (error: unknown) => isRefusal(error) && error.code,
      );
    expect(await says(Buffer.from('\uFEFFपतंग', 'utf16le'))).toBeNull();
    expect(await says(Buffer.from('caf\u00e9', 'latin1'))).toBeNull();
    expect(await says(Buffer.from('\uFEFFab', 'utf16le').subarray(0, 5))).toBe('bad_content');
    expect(await says(Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from([0, 1, 2])]))).toBe(
      'bad_content',
    );
    expect(await says(Buffer.from('Rar!\u001a\u0007\0'))).toBe('bad_content');
  });

  it('macros are for projects alone, and a sb3 has a project in it [QC-18, VU-21, VU-22]', async () => {
    const bytes = await readFile(sampleFile('marks.xlsm'));
    const path = await folder.write(bytes);
    const asXlsx = await checkContent(path, 'marks.xlsx', projectPolicy).catch((error: unknown) => error);
    expect(isRefusal(asXlsx) && asXlsx.information).toContain('macros');
    const code = async (parts: Parameters<typeof zipOf>[0]) => {
      const outcome = await checkContent(await folder.write(zipOf(parts)), 'a.sb3', projectPolicy).catch(
        (e: unknown) => e,
      );
      return isRefusal(outcome) && outcome.code;
    };
    expect(await code({ 'readme.txt': 'x' })).toBe('bad_content');
    expect(await code({ 'project.json': '{"targets":[]}' })).toBe('bad_content');
    expect(await code({ 'project.json': 'x'.repeat(5 * mebibyte + 1) })).toBe('archive_bomb');
  });

  it('other films, sounds and pictures of the same container are none of ours [VN-33]', () => {
    const brand = (name: string) => headKindOf(Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0`, 'latin1'));
    expect(['isom', 'mp42', 'M4V ', '3gp5'].map(brand)).toEqual(['mp4', 'mp4', 'mp4', 'mp4']);
    expect(['qt  ', 'heic', 'avif', 'M4A '].map(brand)).toEqual([null, null, null, null]);
  });
});
