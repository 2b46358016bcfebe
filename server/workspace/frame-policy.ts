/** Pages of the tools, and `preview`, in which the student's web page runs. */
export const policyNames = ['html', 'preview', 'python', 'blocks', 'painting'] as const;
export type PolicyName = (typeof policyNames)[number];

export const isPolicyName = (name: string): name is PolicyName => policyNames.some((each) => each === name);

/**
 * The Content-Security-Policy of a sandboxed page. `sandbox` gives the page its own origin: no cookies, no storage, no
 * parent. It may load only its own files and the workspace's assets. `hosts`: the server's hosts, as
 * `school.example:8080`; sources are a host with a path, because `'self'` would allow every call. `scripts`: hashes of
 * built scripts that the first script adds as text.
 */
export function framePolicy(
  name: PolicyName,
  hosts: readonly string[],
  scripts: readonly string[] = [],
): string {
  const below = (path: string) => hosts.map((host) => ` ${host}${path}`).join('');
  const own = below(`/workspace/frame/${name}/`);
  const code = own + scripts.map((hash) => ` 'sha256-${hash}'`).join('');
  const assets = below('/workspace/assets/');
  const rules = {
    // Only the editor. The student's code runs in `preview`.
    html: [
      `script-src${code}`,
      `style-src${own} 'unsafe-inline'`,
      `frame-src${below('/workspace/frame/preview/')}`,
    ],
    preview: [
      `script-src 'unsafe-inline' 'unsafe-eval' data:`,
      `style-src 'unsafe-inline' data:`,
      `img-src data: blob:${assets}`,
      `media-src data: blob:${assets}`,
      'font-src data:',
      // A page could start workers without end, and needs none.
      "worker-src 'none'",
    ],
    // The student's code runs in a worker from a blob, which inherits this policy: no further workers, no scripts.
    python: [
      `script-src${code} 'wasm-unsafe-eval'`,
      `style-src${own} 'unsafe-inline'`,
      'worker-src blob:',
      `connect-src${own}${assets}`,
      `img-src${assets}`,
    ],
    // Inserted pictures become part of the painting as `data:`.
    painting: [
      `script-src${code}`,
      `style-src${own} 'unsafe-inline'`,
      `font-src${own} data:`,
      `connect-src${assets}`,
      `img-src data: blob:${assets}`,
    ],
    // Blocks are not code of the page. Costumes, their fonts and sounds come from the program itself.
    blocks: [
      `script-src${code}`,
      `style-src${own} 'unsafe-inline'`,
      `connect-src${own}`,
      `img-src${own} data: blob:`,
      `media-src${own} data: blob:`,
      'font-src data:',
    ],
  }[name];
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    ...rules,
    "base-uri 'none'",
    "form-action 'none'",
    "webrtc 'block'",
    // The preview's parent has an opaque origin, which no source can name. Without its parent it does nothing.
    ...(name === 'preview' ? [] : ["frame-ancestors 'self'"]),
  ].join('; ');
}
