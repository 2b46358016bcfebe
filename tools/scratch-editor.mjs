import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root, run } from './installed.mjs';

/**
 * The editor of Scratch as npm has it. It is no dependency in package.json: npm would install the 66 packages that its
 * sources are built of, over a gigabyte, and the file we use carries all it needs. So npm packs this one version, and
 * its bytes have to be those that are named here. Later versions are under the AGPL.
 */
const version = '4.0.10';
const integrity = 'rCVCvAuoAF9IkLu+osKvfJMp+t/GyeQsc05ZxHkUMqSTRC/pFdRUxew2rqustteTjCNMQGcuD4DKLefWwK1f0g==';

/** What of the package's 1,730 files is used. */
const used =
  /^package\/(?:LICENSE|dist\/scratch-gui\.js(?:\.LICENSE\.txt)?|dist\/static\/blocks-media\/default\/.+)$/;
const folder = join(root, `node_modules/.cache/scratch-gui-${version}`);

/** Brings the editor into node_modules unless it is there; returns its folder. Throws where npm has no connection. */
export function takeScratch() {
  if (existsSync(join(folder, 'LICENSE'))) return folder;
  const packed = mkdtempSync(join(tmpdir(), 'scratch-'));
  try {
    const args = ['pack', `scratch-gui@${version}`, '--silent', '--pack-destination', packed];
    if (run('npm', args) !== 0) throw new Error(`npm could not fetch scratch-gui ${version}.`);
    const archive = readFileSync(join(packed, `scratch-gui-${version}.tgz`));
    if (createHash('sha512').update(archive).digest('base64') !== integrity)
      throw new Error(`scratch-gui ${version} is not the package it was.`);
    const fresh = `${folder}.new`;
    rmSync(fresh, { recursive: true, force: true });
    for (const [name, bytes] of filesOfTar(gunzipSync(archive))) {
      if (!used.test(name)) continue;
      const path = join(fresh, name.replace(/^package\/(?:dist\/)?/, ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return folder;
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

/** The files of a tar archive as npm writes it: blocks of 512 bytes, a header before each file. */
function* filesOfTar(tar) {
  const text = (from, length) => tar.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    const name = text(at, 100);
    yield [prefix ? `${prefix}/${name}` : name, tar.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

// npm runs it after an installation. Without a connection the build says what is missing.
if (import.meta.url === `file://${process.argv[1]}`)
  try {
    takeScratch();
  } catch (error) {
    console.warn(`${error.message} The build tries again.`);
  }
