import sanitize from 'sanitize-html';

const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const smallNumber = /^[1-9]\d{0,2}$/;

const rules: sanitize.IOptions = {
  allowedTags: (
    'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup blockquote pre code ul ol li dl dt dd a img ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
  /** Dropped with all they hold: what is inside is not text for people. */
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
  // A picture that is not inside the document is no picture: fetching it would tell its owner who reads.
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
  /** Was something left out at the end because the limit was reached? */
  readonly isCut: boolean;
}

/**
 * The one place where HTML of others becomes HTML of ours: only what is on the lists stays, closed where it was left
 * open. Of what is longer than `maxCharacters` the end is cut off first.
 */
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
