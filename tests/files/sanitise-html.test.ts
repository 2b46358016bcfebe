import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '#server/files/previews/sanitise-html.ts';

const clean = (html: string): string => sanitiseHtml(html, 1_000_000).html;

/** Every tag and attribute of what came out, to be held against the lists written here by hand. */
function marksOf(html: string): { tags: Set<string>; attributes: Set<string> } {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  for (const [, tag = '', inside = ''] of html.matchAll(/<\/?([a-z0-9]+)((?:[^"<>]|"[^"]*")*)>/gi)) {
    tags.add(tag);
    for (const [, name = ''] of inside.matchAll(/([^\s="]+)="[^"]*"/g)) attributes.add(name);
  }
  return { tags, attributes };
}

describe('the sanitiser', () => {
  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<SCRIPT src=//evil>alert(1)</SCRIPT >ok', 'ok'],
    ['<style>p{background:url(//evil)}</style>ok', 'ok'],
    ['<p onclick="x()" style="color:red" class="a" id="b">ok</p>', '<p>ok</p>'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<img src="https://evil.example/p.png">ok', 'ok'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">ok', 'ok'],
    ['<img src="data:text/html;base64,PHN2Zz4=">ok', 'ok'],
    ['<a href="javascript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="&#106;avascript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="java\nscript:alert(1)">ok</a>', '<a>ok</a>'],
    ['<a href="http://plain.example/">ok</a>', '<a>ok</a>'],
    ['<a href="//evil.example/">ok</a>', '<a>ok</a>'],
    ['<a href="https://user:pass@evil.example/">ok</a>', '<a>ok</a>'],
    ['<iframe srcdoc="<script>1</script>"></iframe>ok', 'ok'],
    ['<svg onload=alert(1)><g/></svg>ok', 'ok'],
    ['<math><mtext><img src=x></mtext></math>ok', 'ok'],
    ['<!-- <script>1</script> -->ok', 'ok'],
    ['<form action="//evil"><input><button>ok</button></form>', 'ok'],
    ['<base href="//evil"><meta http-equiv="refresh" content="0;url=//evil"><link rel=x>ok', 'ok'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
    ['&lt;script&gt;1&lt;/script&gt;', '&lt;script&gt;1&lt;/script&gt;'],
    ['<p><strong>open', '<p><strong>open</strong></p>'],
    ['</p></td>text', '<p></p>text'],
    ['<td colspan="2" rowspan="9999">x</td>', '<td colspan="2">x</td>'],
    ['<script>never closed <p>text', ''],
    ['<xmp><img src=x onerror=alert(1)></xmp>ok', 'ok'],
    ['<svg><textarea></textarea/><img src=x onerror=alert(1)></svg>ok', 'ok'],
    ['<math><style><!--</style><img title="--><img src=x onerror=alert(1)>"></math>ok', 'ok'],
  ])('turns %j into %j [TV-13]', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('keeps https links, told to say nothing of where they came from [TV-13]', () => {
    expect(clean('<a href="https://example.org/a?b=1&amp;c=2">go</a>')).toBe(
      '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">go</a>',
    );
  });

  it('keeps pictures that are inside the document [TV-13]', () => {
    expect(clean('<img alt="a &quot;b&quot;" src="data:image/png;base64,AAAA">')).toBe(
      '<img src="data:image/png;base64,AAAA" alt="a &quot;b&quot;" />',
    );
  });

  it('cuts at the limit, closes what is open and says so [TV-13]', () => {
    const cut = sanitiseHtml(`<ul>${'<li>item</li>'.repeat(100)}</ul>`, 200);
    expect(cut.isCut).toBe(true);
    expect(cut.html).toMatch(/<\/ul>$/);
    expect(cut.html.length).toBeLessThan(230);
    expect(cut.html.match(/<li>/g)?.length).toBe(cut.html.match(/<\/li>/g)?.length);
  });

  it('lets nothing through that is not on the lists, whatever it is given [TV-13]', () => {
    const piece = constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      ' ',
      '&',
      ';',
      '<p',
      '<a ',
      'href',
      'src',
      'https://x.example',
      'javascript:x',
      '<img ',
      'onerror',
      '<script>',
      '</script>',
      '<svg ',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x3c;',
      'data:image/png;base64,AA',
      '<style>',
      '</style>',
      '<td ',
      'colspan',
      '9',
      '</p>',
      '\0',
      '\n',
      'x',
      '`',
      '<title>',
      '</title>',
    );
    const tagsAllowed = new Set(['p', 'a', 'img', 'td']);
    const attributesAllowed = new Set(['href', 'rel', 'target', 'src', 'alt', 'colspan']);
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const once = clean(pieces.join(''));
        const { tags, attributes } = marksOf(once);
        for (const tag of tags) expect(tagsAllowed).toContain(tag);
        for (const name of attributes) expect(attributesAllowed).toContain(name);
        expect(once.replace(/<\/?[a-z]+(?: [a-z]+="[^"<>]*")*>/g, '')).not.toMatch(/[<>]/);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});
