import sanitize from 'sanitize-html';

const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const smallNumber = /^[1-9]\d{0,2}$/;

const rules: sanitize.IOptions = {
  allowedTags: (
    'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup blockquote pre code ul ol li dl dt dd a img ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
  /** Dropped with their content, which is not text for people. */
  nonTextTags:
    'script style template noscript iframe object svg math title textarea select option xmp noembed noframes plaintext'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
    td: withSmallNumbers,
    th: withSmallNumbers,
    ol: withSmallNumbers,
  },
  // Only pictures inside the document stay: fetching another would tell its owner who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !picture.test(attribs.src ?? ''),
};

function linkTo(href: string): sanitize.Attributes {
  if (!URL.canParse(href)) return {};
  const url = new URL(href);
  if (url.protocol !== 'https:' || url.username || url.password) return {};
  return { href: url.href, rel: 'noopener noreferrer', target: '_blank' };
}

function withSmallNumbers(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const small = Object.entries(attributes).filter(([, value]) => smallNumber.test(value));
  return { tagName, attribs: Object.fromEntries(small) };
}

export interface Sanitised {
  readonly html: string;
  /** The end was cut off because the limit was reached. */
  readonly isCut: boolean;
}

/** The one place where foreign HTML becomes ours: only listed tags stay. Cuts at `maxCharacters` first. */
export function sanitiseHtml(html: string, maxCharacters: number): Sanitised {
  return { html: sanitize(html.slice(0, maxCharacters), rules), isCut: html.length > maxCharacters };
}

/** For text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
