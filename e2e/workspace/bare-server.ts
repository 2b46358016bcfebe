import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** The same pages, without the policy that our server sends with them. */
export async function withoutPolicy(server: string) {
  const pass = async (url: string, answer: ServerResponse) => {
    const response = await fetch(server + url, { headers: { 'accept-encoding': 'identity' } });
    const type = response.headers.get('content-type') ?? 'text/plain';
    answer.writeHead(response.status, { 'content-type': type, 'access-control-allow-origin': '*' });
    answer.end(Buffer.from(await response.arrayBuffer()));
  };
  const http = createServer(({ url = '' }, answer) => void pass(url, answer));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    address: `http://127.0.0.1:${Object(http.address()).port}`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}
