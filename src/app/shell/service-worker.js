// The app without a connection: its page and its parts from the last time there was one. It knows no person and
// keeps no answer; what a person may read offline the page keeps (src/lib/offline-store.ts).
const version = '%version%';
const parts = JSON.parse('%parts%');

const appCache = `banyan.app.${version}`;
/** An open page may be of the version before. */
const versionsKept = 2;
/** A connection that answers nothing so long is none, in milliseconds. */
const patience = 4000;
const notOurs = /^\/(api|auth|files|uploads|socket|calendar|portraits|videos|legal|static)\b/;

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  // The browser asks for a page while it starts this worker, and not after it.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, dropOldVersions().then(() => self.clients.claim())]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/static/')) event.respondWith(partOf(request));
  else if (request.destination === 'document' && !notOurs.test(pathname)) event.respondWith(pageOf(event));
  // What somebody types into the address bar is never answered from what a person left here.
  else if (pathname.startsWith('/files/') && request.destination !== 'document')
    event.respondWith(fileOf(request, pathname));
});

async function install() {
  const cache = await caches.open(appCache);
  await cache.add(new Request('/', { cache: 'no-cache' }));
  for (const part of parts) {
    const known = await caches.match(part, { ignoreVary: true });
    await (known ? cache.put(part, known) : cache.add(part));
  }
}

async function dropOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith('banyan.app.') && name !== appCache);
  for (const name of names.slice(0, Math.max(0, names.length - versionsKept + 1))) await caches.delete(name);
}

/** Names carry a hash of the content: whoever has it need not ask. */
async function partOf(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function pageOf({ request, preloadResponse }) {
  const dropped = dropOutlived();
  const waiting = new Promise((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const network = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const answer = await Promise.race([network.catch(() => null), waiting]);
  await dropped;
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(appCache);
  return (await cache.match('/', { ignoreVary: true })) ?? network;
}

const personCaches = async () => (await caches.keys()).filter((name) => name.startsWith('banyan.person.'));

/** What is kept of a person goes with the end of their session, even if they never come back. */
async function dropOutlived() {
  for (const name of await personCaches()) {
    const cache = await caches.open(name);
    const until = Number(await (await cache.match('/kept/until'))?.text());
    if (!(until > Date.now())) await caches.delete(name);
  }
}

/** The server is asked each time, and what it gives no more goes from here too. */
async function fileOf(request, pathname) {
  const answer = await fetch(request).catch(() => null);
  if (answer === null) return keptFile(request, pathname);
  if (answer.status === 403 || answer.status === 404)
    for (const name of await personCaches())
      await (await caches.open(name)).delete(pathname, { ignoreVary: true });
  return answer;
}

async function keptFile(request, pathname) {
  for (const name of await personCaches()) {
    const kept = await (await caches.open(name)).match(pathname, { ignoreVary: true });
    if (kept) return rangeOf(request, kept);
  }
  return Response.error();
}

/** Films and long documents ask for a piece at a time. */
async function rangeOf(request, kept) {
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!wanted) return kept;
  const bytes = await kept.blob();
  const start = Number(wanted[1]);
  const end = wanted[2] ? Math.min(Number(wanted[2]), bytes.size - 1) : bytes.size - 1;
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': kept.headers.get('content-type') ?? '',
      'content-range': `bytes ${start}-${end}/${bytes.size}`,
      'content-length': String(end - start + 1),
    },
  });
}
