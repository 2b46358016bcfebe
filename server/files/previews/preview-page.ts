/** [TV-13] Shown where a preview stops before its document does. */
const endsHere = 'The preview ends here. Download the file to see the rest.';

const shared = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:#e8ebef;color:#1b1f24;font:1rem/1.65 "Inter Variable",Inter,system-ui,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:break-word}
main{max-width:52rem;margin-inline:auto;padding:clamp(.5rem,3vw,2rem)}
.paper{background:#fff;border-radius:.375rem;box-shadow:0 1px 2px #1b1f2414,0 4px 16px #1b1f2414}
.end{margin:1.5rem 0 0;padding:.75rem 1rem;border-inline-start:.25rem solid #5b6b82;background:#f3f5f8;color:#3b4656;border-radius:.25rem}
img{max-width:100%;height:auto}
@media (prefers-color-scheme:dark){body{background:#23272e}}
@media print{body{background:none}main{padding:0}.paper{box-shadow:none}}
`;

/** Serve it under `default-src 'none'; img-src data:; style-src 'unsafe-inline'`. `body` must be safe already. */
export function previewPage(parts: { body: string; style: string; isCut: boolean }): string {
  const end = parts.isCut ? `<p class="end">${endsHere}</p>` : '';
  return (
    '<!doctype html><html dir="auto"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Preview</title>' +
    `<style>${shared}${parts.style}</style></head><body><main>${parts.body}${end}</main></body></html>`
  );
}

/** Running text on one sheet of paper. Each paragraph takes its own direction, so scripts may be mixed. */
export const documentStyle = `
.paper{padding:clamp(1.25rem,6vw,4rem) clamp(1rem,7vw,4.5rem);overflow-x:auto}
.paper>:first-child{margin-block-start:0}.paper>:last-child{margin-block-end:0}
p,li,h1,h2,h3,h4,h5,h6,td,th,blockquote,dd,dt,pre{unicode-bidi:plaintext;text-align:start}
p{margin:0 0 .85em}
h1,h2,h3,h4,h5,h6{line-height:1.3;margin:1.6em 0 .5em;font-weight:650}
h1{font-size:1.6rem}h2{font-size:1.35rem}h3{font-size:1.15rem}h4,h5,h6{font-size:1rem}
ul,ol{margin:0 0 .85em;padding-inline-start:1.6em}li{margin-block:.2em}li>p{margin:0}
table{border-collapse:collapse;margin:1.25em 0;min-width:min(100%,20rem)}
td,th{border:1px solid #cfd6df;padding:.45em .8em;vertical-align:top}
th{background:#f3f5f8;font-weight:650}
td>p,th>p{margin:0}td>p+p,th>p+p{margin-block-start:.4em}
blockquote{margin:0 0 .85em;padding-inline-start:1em;border-inline-start:.2rem solid #cfd6df}
a{color:#0b57d0}
pre{white-space:pre-wrap}
`;
