import { describe, expect, it } from 'vitest';
import { hasScript } from '#server/workspace/svg-script.ts';
import { plainSvg } from './workspace-world.ts';

const drawn =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
  '  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">\n' +
  "  <!ENTITY ns_svg 'http://www.w3.org/2000/svg'>\n]>";
/** An internal subset, and the picture that uses it. */
const declaring = (subset: string, svg: string) => `<!DOCTYPE svg [${subset}]>${svg}`;

describe('scripts in pictures', () => {
  it.each([
    '<svg><script>1</script></svg>',
    '<svg><SCRIPT href="data:,1"/></svg>',
    '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>1</x:script></x:svg>',
    '<svg onload="1"></svg>',
    '<svg><circle/onclick=1></svg>',
    "<svg><circle\nonclick = '1'/></svg>",
    '<svg><a href="javascript:1"><text>x</text></a></svg>',
    '<svg><a href="java&#115;cript:1"/></svg>',
    '<svg><a href="java&#x0A;script:1"/></svg>',
    '<svg><a xlink:href="&#x6A;avascript&colon;1"/></svg>',
    '<svg><a href="data:text/html,1"><text>x</text></a></svg>',
    '<svg><a><animate attributeName="href" to="javascript:1"/></a></svg>',
    '<svg><foreignObject><p/></foreignObject></svg>',
    '<svg><image href="https://example.org/a.png"/></svg>',
    '<svg><image href=" \n//example.org/a.png"/></svg>',
    '<svg><image href="ht\ntps://example.org/a.png"/></svg>',
    '<svg><use href="data:image/svg+xml,<svg/>"/></svg>',
    '<svg><style>@import "https://example.org/a.css"</style></svg>',
    '<svg><style><![CDATA[a{fill:url(https://example.org/a)}]]></style></svg>',
    '<svg><rect fill="url(https://example.org/a)"/></svg>',
    '<svg><rect style="fill:url(//example.org/a)"/></svg>',
    '<?xml-stylesheet href="a.xsl"?><svg/>',
    '<?xml version="1.0" encoding="utf-7"?><svg/>',
    '<svg>\u0000</svg>',
  ])('are found in %s [CW-21]', (text) => {
    expect(hasScript(Buffer.from(text))).toBe(true);
  });

  it.each([
    declaring('<!ENTITY a SYSTEM "file:///etc/passwd">', '<svg>&a;</svg>'),
    declaring('<!ENTITY % a "<!ENTITY b \'x\'>"> %a;', '<svg/>'),
    declaring('<!ENTITY a "<script/>">', '<svg>&a;</svg>'),
    declaring('<!ENTITY a "&#60;script/>">', '<svg>&a;</svg>'),
    declaring('<!ENTITY a "x"><!ENTITY b "&a;&a;">', '<svg>&b;</svg>'),
    declaring('<!ATTLIST svg onload CDATA "1">', '<svg/>'),
    declaring('<!ENTITY a "javascript:1">', '<svg><a href="&a;"/></svg>'),
    declaring('<!ENTITY a "java"><!ENTITY b "script:1">', '<svg><a href="&a;&b;"/></svg>'),
    declaring('<!ENTITY a "https://example.org">', '<svg><image href="&a;/a.png"/></svg>'),
    declaring('<!ENTITY a "url(//example.org/a)">', '<svg><style>a{fill:&a;}</style></svg>'),
    declaring(`<!ENTITY a "${'x'.repeat(201)}">`, '<svg/>'),
    declaring('<!ENTITY a "x">', `<svg>${'&a;'.repeat(20_000)}</svg>`),
    '<!DOCTYPE svg SYSTEM "https://example.org/a.dtd"><svg/>',
  ])('do not come by a declaration: %.90s [CW-21]', (text) => {
    expect(hasScript(Buffer.from(text))).toBe(true);
  });

  it.each([
    // An HTML parser ends the style, the comment or the text earlier than one of XML.
    '<svg><title><style><a id="&lt;/style>&lt;img src=x onerror=1>"/></style></title></svg>',
    '<svg><title><style><!-- </style><img src="x" onerror="1"/> --></style></title></svg>',
    '<svg><!--><img src=x onerror=1>--></svg>',
    '<svg><desc><![CDATA[><img src=x onerror=1>]]></desc></svg>',
    '<svg><xmp><a id="x"/></xmp></svg>',
    // Damaged pictures are searched as a text.
    '<svg><text>x</svg><image onload="1"/>',
    '<svg><g a="1"b="2" onload="1"/></svg>',
    '<svg><a href=javascript:1></svg>',
    `<svg>${'<g>'.repeat(20_000)}<set onbegin="1"/></svg>`,
  ])('do not come by two ways to read it: %.90s [CW-21]', (text) => {
    expect(hasScript(Buffer.from(text))).toBe(true);
  });

  it('are found in other encodings too [CW-21]', () => {
    const text = '<svg><script>1</script></svg>';
    expect(hasScript(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(true);
    expect(hasScript(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe(true);
    expect(hasScript(Buffer.from(`\ufeff${text}`))).toBe(true);
  });

  it.each([
    plainSvg,
    `\ufeff${plainSvg}`,
    '<svg><image href="data:image/png;base64,AAAA"/></svg>',
    '<svg><defs><linearGradient id="a"/></defs><rect fill="url(#a)"/></svg>',
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
    '<svg><text font-family="Sans Serif">Come on = now</text></svg>',
    '<svg><style>.a{fill:#fff}</style></svg>',
    '<svg><text>My onion = 5, and javascript: the language, href="https://example.org"</text></svg>',
    '<svg><text>&lt;script&gt; is a tag, and url(https://example.org) is not</text></svg>',
    '<svg><a xlink:href="https://example.org/"><text>Our page</text></a></svg>',
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a drawing program -->\n${drawn}\n<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;"><g/></svg>`,
  ])('are not seen in %s [CW-21]', (text) => {
    expect(hasScript(Buffer.from(text))).toBe(false);
  });

  it('are looked for in time that grows with the picture alone', () => {
    const half = 2 * 2 ** 20;
    const parts = ['<g>', '<g a=""/>', '<!-- -->', '&a;', '<![CDATA[', '<', '<style>x</style>'];
    const long = [
      ...parts.map((part) => `<svg>${part.repeat(half / part.length)}</svg>`),
      `<svg${' a=""'.repeat(half / 5)}/>`,
      `<svg ${' '.repeat(half)}`,
      declaring(' '.repeat(half), '<svg/>'),
    ];
    // One that grows faster runs into the time limit of the test.
    expect(long.filter((text) => hasScript(Buffer.from(text)))).toEqual([]);
    expect(hasScript(Buffer.from(declaring('<!ENTITY a "x">'.repeat(half / 20), '<svg/>')))).toBe(true);
  });
});
