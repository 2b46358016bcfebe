/** The pages that are served: those of the tools, and the one below that of web pages that runs what students wrote. */
export const policyNames = ['html', 'preview', 'python', 'blocks', 'painting'] as const;
export type PolicyName = (typeof policyNames)[number];

export const isPolicyName = (name: string): name is PolicyName => policyNames.some((each) => each === name);

/**
 * What a sandboxed page may load, as its `Content-Security-Policy`. `sandbox` gives it an origin of its own, so it has
 * no cookies, no storage and no access to its parent. It reaches its own files and the pictures and sounds of the
 * workspace. `hosts`: those the server is reached by, as `school.example:8080`. A source is a host with a path, because
 * `'self'` would allow every call of the server too. `scripts`: hashes of those that the page's first script puts in as
 * text, exactly as they were built.
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
    // The editor alone. What students wrote runs in the page below it.
    html: [
      `script-src${code}`,
      `style-src${own} 'unsafe-inline'`,
      `frame-src${below('/workspace/frame/preview/')}`,
    ],
    preview: [
      // Its own script stands in the page itself.
      `script-src 'unsafe-inline' 'unsafe-eval' data:`,
      `style-src 'unsafe-inline' data:`,
      `img-src data: blob:${assets}`,
      `media-src data: blob:${assets}`,
      'font-src data:',
      // Workers could be started without an end, and nothing that a page of a student does needs one.
      "worker-src 'none'",
    ],
    // What students wrote runs in a worker that the page makes of bytes, which has this policy too: `blob:` makes workers,
    // of which that worker has no class, and no scripts. It reads the interpreter's files and the workspace's pictures.
    python: [
      `script-src${code} 'wasm-unsafe-eval'`,
      `style-src${own} 'unsafe-inline'`,
      'worker-src blob:',
      `connect-src${own}${assets}`,
      `img-src${assets}`,
    ],
    // Pictures that are put in become part of the painting, as `data:`.
    painting: [
      `script-src${code}`,
      `style-src${own} 'unsafe-inline'`,
      `font-src${own} data:`,
      `connect-src${assets}`,
      `img-src data: blob:${assets}`,
    ],
    // Blocks are no code of the page. Costumes, their letters and sounds come out of the program itself.
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
    // The preview's parent has an opaque origin, which no source names. It does nothing before its parent gives it a page.
    ...(name === 'preview' ? [] : ["frame-ancestors 'self'"]),
  ].join('; ');
}
