import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A place outside: what reaches it has left the sandbox. It counts requests by their path, and packets of WebRTC. */
export async function listenOutside() {
  const heard = new Set<string>();
  let control = '';
  const http = createServer(({ url = '' }, answer) => {
    if (url === '/control') return answer.writeHead(200, { 'content-type': 'text/html' }).end(control);
    heard.add(url.split(/[/?]/)[1] ?? '');
    answer.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' }).end('x');
  });
  http.on('upgrade', ({ url = '' }, socket) => {
    heard.add(url.slice(1));
    socket.destroy();
  });
  http.listen(0, '127.0.0.1');
  const udp = createSocket('udp4');
  udp.on('message', () => heard.add('webrtc'));
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(http, 'listening'), once(udp, 'listening')]);
  const port = Number(Object(http.address()).port);
  const script = attempts(`127.0.0.1:${port}`, udp.address().port);
  const style = `@import "http://127.0.0.1:${port}/css-import"; body { background: url("http://127.0.0.1:${port}/css-url"); }
@font-face { font-family: f; src: url("http://127.0.0.1:${port}/font"); } body { font-family: f; }`;
  control = `<!doctype html><style>${style}</style><body><script>window.leaveOut = ['top'];${script}</script>`;
  return {
    heard,
    script,
    style,
    /** The same in a page without a policy. */
    control: `http://127.0.0.1:${port}/control`,
    away: `location.href = 'http://127.0.0.1:${port}/location';`,
    close: () => {
      http.closeAllConnections();
      http.close();
      udp.close();
    },
  };
}

/** Each way out that a page has, tried one after the other; what is refused is caught, and the last line says `done`. */
const attempts = (outside: string, udp: number) => `
const out = 'http://${outside}/';
const found = [];
const escaped = rtc.toString().replaceAll('"', '&quot;');
const tries = {
  fetch: () => fetch(out + 'fetch', { mode: 'no-cors' }),
  xhr: () => { const x = new XMLHttpRequest(); x.open('GET', out + 'xhr'); x.send(); },
  socket: () => new WebSocket('ws://${outside}/socket'),
  events: () => new EventSource(out + 'events'),
  beacon: () => navigator.sendBeacon(out + 'beacon', 'x'),
  image: () => { new Image().src = out + 'image'; },
  video: () => { const v = document.createElement('video'); v.src = out + 'video'; v.load(); document.body.append(v); },
  script: () => add('script', { src: out + 'script' }),
  module: () => import(out + 'module').catch(() => {}),
  link: () => add('link', { rel: 'stylesheet', href: out + 'link' }),
  preload: () => add('link', { rel: 'preload', as: 'image', href: out + 'preload' }),
  prefetch: () => add('link', { rel: 'prefetch', href: out + 'prefetch' }),
  frame: () => add('iframe', { src: out + 'frame' }),
  object: () => add('object', { data: out + 'object' }),
  inner: () => add('iframe', { srcdoc: '<script>fetch("' + out + 'inner", { mode: "no-cors" }); new Image().src = "' + out + 'inner";<\\/script>' }),
  worker: () => new Worker(URL.createObjectURL(new Blob(['fetch("' + out + 'worker", { mode: "no-cors" })']))),
  form: () => { const f = add('form', { action: out + 'form', method: 'get', target: 'formed' }); f.submit(); },
  popup: () => window.open(out + 'popup'),
  ping: () => { const a = add('a', { href: '#x', ping: out + 'ping' }); a.click(); },
  webrtc: () => rtc(window),
  innerRtc: () => { const f = add('iframe', { srcdoc: '<script>(' + rtc + ')(window)<\\/script>' }); return f; },
  shadowRtc: () => { add('div', {}).attachShadow({ mode: 'closed' }).innerHTML = '<iframe srcdoc="<script>(' + escaped + ')(window)<\\/script>"></iframe>'; },
  scriptRtc: () => { const f = document.createElement('iframe'); f.src = 'javascript:(' + rtc + ')(window)'; document.body.append(f); },
  writtenRtc: () => { document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>(' + escaped + ')(window)<\\/script>"></iframe>'); },
  blankRtc: () => { const f = document.createElement('iframe'); document.body.append(f); rtc(f.contentWindow); },
  icon: () => add('link', { rel: 'icon', href: out + 'icon' }),
  early: () => add('link', { rel: 'modulepreload', href: out + 'early' }),
  font: () => new FontFace('f', 'url(' + out + 'typeface)').load().catch(() => {}),
  audio: () => { new Audio(out + 'audio').load(); },
  embed: () => add('embed', { src: out + 'embed' }),
  button: () => add('input', { type: 'image', src: out + 'button' }),
  svg: () => { document.body.insertAdjacentHTML('beforeend', '<svg><image href="' + out + 'svg"/></svg>'); },
  styled: () => { document.body.style.backgroundImage = 'url(' + out + 'styled)'; },
  late: () => fetch(out + 'late', { mode: 'no-cors', keepalive: true }),
  worklet: () => CSS.paintWorklet.addModule(out + 'worklet').catch(() => {}),
  sound: () => new AudioContext().audioWorklet.addModule(out + 'sound').catch(() => {}),
  shared: () => new SharedWorker('data:text/javascript,fetch("' + out + 'shared", { mode: "no-cors" })'),
  dataWorker: () => new Worker('data:text/javascript,fetch("' + out + 'data-worker", { mode: "no-cors" })'),
  rules: () => { const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [out + 'rules'] }] }); document.head.append(s); },
  transport: () => new WebTransport('https://${outside}/transport').closed.catch(() => {}),
  forged: () => { for (const m of ['hello', 'port']) top.postMessage({ banyan: m }, '*'); },
  top: () => { top.location.href = out + 'top'; },
};
function add(name, attributes) {
  const e = document.createElement(name);
  for (const key in attributes) e.setAttribute(key, attributes[key]);
  document.body.append(e);
  return e;
}
function rtc(w) {
  const c = new w.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] });
  c.createDataChannel('x');
  c.createOffer().then((o) => c.setLocalDescription(o));
}
const touches = {
  cookie: () => { document.cookie = 'a=b'; return document.cookie !== ''; },
  storage: () => localStorage instanceof Storage,
  database: () => new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = () => yes(true); r.onerror = () => yes(false); }),
  parent: () => !!parent.document.body,
  topPage: () => !!top.document.body,
  opener: () => !!window.opener,
  worker: () => navigator.serviceWorker.register('sw.js').then(() => true),
  caches: () => caches.open('x').then(() => true),
};
(async () => {
  const done = [];
  for (const [name, touch] of Object.entries(touches)) try { if (await touch()) found.push(name); } catch {}
  for (const [name, attempt] of Object.entries(tries)) if (!(window.leaveOut ?? []).includes(name)) try { await attempt(); } catch {}
  setTimeout(() => console.log('touched: ' + found.join() + ' done'), 2500);
})();
`;
