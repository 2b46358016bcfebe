import type { IDToken } from 'openid-client';
import { wrongDomain } from '#contract/auth/account.rules.ts';

/** A person at a provider. We read nothing else of its claims: no role, no school, no right. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly account: string;
  /** The domain that the provider vouches for; '' for none. */
  readonly domain: string;
  /** The provider's session: when it ends there, ours ends too. '' where the provider gives none. */
  readonly sid: string;
}

/** No provider's number is longer or has signs that a database cannot store. */
const number = /^[^\p{Cc}\p{Cs}]{1,255}$/u;
/** Invisible signs, and those that turn the direction of text. */
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const longestAccount = 200;

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

export const numberOf = (claim: unknown): string => (number.test(textOf(claim)) ? textOf(claim) : '');

const domainOf = (text: string): string => (wrongDomain([text]) === undefined ? text : '');

export function identityOf(claims: IDToken): Identity {
  const { iss: issuer, sub, hd, email, email_verified: isVerified } = claims;
  const subject = numberOf(sub);
  if (subject === '') throw new Error('A provider numbers accounts oddly.');
  const address = textOf(email).toLowerCase();
  const behind = address.includes('@') ? (address.split('@').at(-1) ?? '') : '';
  const shown = address || textOf(claims['preferred_username']) || textOf(claims['name']);
  return {
    issuer,
    subject,
    account: Array.from(shown.slice(0, 4 * longestAccount).replaceAll(unseen, ''))
      .slice(0, longestAccount)
      .join(''),
    // Google names the organisation in `hd`; otherwise only a verified address shows it.
    domain: domainOf(textOf(hd).toLowerCase() || (isVerified === true ? behind : '')),
    sid: numberOf(claims['sid']),
  };
}
