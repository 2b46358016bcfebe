import { Worker } from 'node:worker_threads';

/** What a reader of another school waited, in milliseconds, since it was last asked. */
export interface Reader {
  readonly takeWaits: () => readonly number[];
  readonly stop: () => Promise<unknown>;
}

/** A thread of its own, so that the sender's work does not count as the server's: it asks again every few milliseconds. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const http = require('node:http');
const { port, path, token, body, every } = workerData;
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token, 'content-length': Buffer.byteLength(body) };
const ask = () => {
  const from = performance.now();
  const done = () => parentPort.postMessage(performance.now() - from);
  const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
    answer.resume();
    answer.once('end', done);
  });
  request.once('error', done);
  request.end(body);
};
setInterval(ask, every);
`;

export function startReader(port: number, path: string, token: string, body: object, every = 20): Reader {
  const worker = new Worker(script, {
    eval: true,
    workerData: { port, path, token, body: JSON.stringify(body), every },
  });
  let waits: number[] = [];
  worker.on('message', (wait: number) => waits.push(wait));
  return {
    takeWaits: () => {
      const taken = waits;
      waits = [];
      return taken;
    },
    stop: () => worker.terminate(),
  };
}
