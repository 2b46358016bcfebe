import * as v from 'valibot';
import type { Person } from '#contract/auth/session.model.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { revalidateOfflineCache } from './offline-revalidation.ts';
import { keepOffline, personCaches, readOffline } from './offline-store.ts';
import { signedInUntil } from './signed-in-mark.ts';

/** In ms: how often an offline page looks for the server. */
const lookAgain = 15_000;

/** The frame and the board need these; the server alone decides rights. */
const keptPerson = v.object({
  id: v.number(),
  role: v.picklist([2, 3, 4]),
  firstName: v.string(),
  lastName: v.string(),
  modules: v.array(v.object({ url: v.string() })),
  school: v.object({ id: v.number(), name: v.string(), timeZone: v.string(), isDemo: v.literal(false) }),
});

const isKeptPerson = (value: unknown): value is Person => v.safeParse(keptPerson, value).success;

/** From now on this person's board can be read offline; not for demo accounts, which are shared, or without a board. */
export async function startOffline(person: Person): Promise<void> {
  if (isKeptPerson(person)) {
    await keepOffline(person.id, 'person', person);
    addEventListener('online', () => void revalidateOfflineCache(person.id));
    void revalidateOfflineCache(person.id);
  }
  await navigator.serviceWorker?.register('/sw.js');
}

/** The last person and the end of their session, while the server cannot be reached; otherwise throws the failure. */
export async function keptSession(failure: Failure): Promise<{ person: Person; expiresAt: number }> {
  const kept = failure.kind === 'unreachable' ? await findSession().catch(() => null) : null;
  if (!kept) throw failure;
  startAfreshOnceThere();
  return kept;
}

async function findSession(): Promise<{ person: Person; expiresAt: number } | null> {
  const expiresAt = signedInUntil();
  if (!('caches' in globalThis) || expiresAt <= Date.now()) return null;
  const ids = (await caches.keys()).map((name) => Number(personCaches.exec(name)?.[1] ?? Number.NaN));
  const [id] = ids.filter((each) => !Number.isNaN(each));
  const kept = id === undefined ? null : await readOffline(id, 'person');
  const person = kept?.value;
  if (!isKeptPerson(person) || person.id !== id) return null;
  return { person, expiresAt };
}

/** A page that began offline has no token, so it reloads in place once the server answers. */
function startAfreshOnceThere(): void {
  const look = () => {
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500 && location.reload(),
      () => undefined,
    );
  };
  addEventListener('online', look);
  setInterval(look, lookAgain);
}
