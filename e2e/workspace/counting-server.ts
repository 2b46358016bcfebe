import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** The same server behind another address, which counts what the tools' pages are sent: bytes of each file. */
export async function countingServer(server: string) {
  const { hostname, port } = new URL(server);
  let sent: { readonly name: string; readonly bytes: number }[] = [];
  const http = createServer((asked, answer) => {
    const onward = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (given) => {
        let bytes = 0;
        given.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        const [, name] = /^\/workspace\/frame\/(.*)$/.exec(asked.url ?? '') ?? [];
        given.on('end', () => name !== undefined && sent.push({ name, bytes }));
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    address: `http://127.0.0.1:${Object(http.address()).port}`,
    /** What was sent since the last time this was asked. */
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}
