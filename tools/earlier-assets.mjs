import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * A page that is open while a newer version is installed goes on loading its own parts, so a build keeps those of the
 * last builds beside its own. Names carry a hash: they never collide.
 */
const buildsKept = 3;
const daysKept = 30;

const listOf = (dist) => join(dist, '.builds.json');

function filesIn(folder, from = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path, from) : [relative(from, path)];
  });
}

/** The builds whose parts lie in `dist`, the newest first: `{ at, files }` with `files` relative to app/static. */
function readBuilds(dist) {
  return existsSync(listOf(dist)) ? JSON.parse(readFileSync(listOf(dist), 'utf8')) : [];
}

/** Moves the parts of earlier builds out of the way of a new one; null when there are none. */
export function setAside(dist) {
  const parts = join(dist, 'app/static');
  if (!existsSync(parts)) return null;
  const builds = readBuilds(dist);
  const folder = mkdtempSync(join(tmpdir(), 'earlier-assets-'));
  try {
    renameSync(parts, join(folder, 'static'));
  } catch {
    // Another disk.
    cpSync(parts, join(folder, 'static'), { recursive: true, preserveTimestamps: true });
  }
  return { folder, builds };
}

/** Puts the parts of the last builds beside those of the new one, and writes down which are whose. */
export function bringBack(dist, earlier) {
  const parts = join(dist, 'app/static');
  const own = filesIn(parts);
  const oldest = Date.now() - daysKept * 24 * 60 * 60_000;
  const kept = (earlier?.builds ?? []).filter(({ at }) => at > oldest).slice(0, buildsKept);
  for (const name of new Set(kept.flatMap(({ files }) => files))) {
    const from = join(earlier.folder, 'static', name);
    if (existsSync(from) && statSync(from).isFile()) cpSync(from, join(parts, name), { force: false });
  }
  writeFileSync(listOf(dist), JSON.stringify([{ at: Date.now(), files: own }, ...kept]));
  if (earlier) rmSync(earlier.folder, { recursive: true, force: true });
}
