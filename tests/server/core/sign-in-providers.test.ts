import { expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';

const tenant = 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0';
const right = {
  PUBLIC_URL: 'https://banyan.example',
  OIDC_PROVIDERS: `google=https://accounts.google.com, microsoft=${tenant}`,
  OIDC_GOOGLE_CLIENT_ID: 'one',
  OIDC_GOOGLE_CLIENT_SECRET: 'two',
  OIDC_GOOGLE_DOMAINS: 'School.example, other.example',
  OIDC_MICROSOFT_CLIENT_ID: 'three',
  OIDC_MICROSOFT_CLIENT_SECRET: 'four',
  OIDC_MICROSOFT_LABEL: 'our school',
};

it('reads providers of accounts, with what belongs to each', () => {
  expect(readConfig(right).signInProviders).toEqual([
    {
      name: 'google',
      issuer: 'https://accounts.google.com',
      clientId: 'one',
      clientSecret: 'two',
      label: 'Google',
      domains: ['school.example', 'other.example'],
      isDirectory: false,
    },
    {
      name: 'microsoft',
      issuer: tenant,
      clientId: 'three',
      clientSecret: 'four',
      label: 'our school',
      domains: [],
      isDirectory: true,
    },
  ]);
  expect(readConfig({}).signInProviders).toEqual([]);
});

const lone = { PUBLIC_URL: right.PUBLIC_URL, OIDC_X_CLIENT_ID: 'one', OIDC_X_CLIENT_SECRET: 'two' };

it.each<[string, Record<string, string>, RegExp]>([
  [
    'no pair',
    { OIDC_PROVIDERS: 'https://accounts.google.com' },
    /^OIDC_PROVIDERS must be pairs like google=/,
  ],
  ['a name for a file', { OIDC_PROVIDERS: '../x=https://x.example' }, /^OIDC_PROVIDERS must be pairs/],
  ['a name twice', { ...lone, OIDC_PROVIDERS: 'x=https://a.example,x=https://b.example' }, /names x twice/],
  [
    'no secret',
    { ...lone, OIDC_PROVIDERS: 'x=https://x.example', OIDC_X_CLIENT_SECRET: '' },
    /^OIDC_X_CLIENT_ID and OIDC_X_CLIENT_SECRET belong to x .*: set both/,
  ],
  [
    'no provider',
    { OIDC_GOGLE_CLIENT_ID: 'one' },
    /^OIDC_GOGLE_CLIENT_ID belongs to no provider: add gogle=/,
  ],
  [
    'http',
    { ...lone, OIDC_PROVIDERS: 'x=http://x.example' },
    /^x of OIDC_PROVIDERS must have an https:\/\/ address/,
  ],
  [
    'http to this machine, unasked',
    { ...lone, OIDC_PROVIDERS: 'x=http://127.0.0.1:4000' },
    /must have an https:\/\/ address/,
  ],
  [
    'http to another machine',
    { ...lone, OIDC_LOOPBACK: 'on', OIDC_PROVIDERS: 'x=http://localhost.example' },
    /must have an https:\/\/ address/,
  ],
  [
    'a secret in the address',
    { ...lone, OIDC_PROVIDERS: 'x=https://me:pw@x.example' },
    /must have an https:\/\/ address/,
  ],
  [
    'everybody of Microsoft',
    { ...lone, OIDC_PROVIDERS: 'x=https://login.microsoftonline.com/common/v2.0' },
    /must name one directory of Microsoft/,
  ],
  [
    'personal accounts of Microsoft',
    {
      ...lone,
      OIDC_PROVIDERS: 'x=https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    },
    /must name one directory of Microsoft/,
  ],
  [
    'no domain',
    { ...lone, OIDC_PROVIDERS: 'x=https://x.example', OIDC_X_DOMAINS: 'school' },
    /^OIDC_X_DOMAINS must be domains/,
  ],
  [
    'no address of ours',
    { ...lone, OIDC_PROVIDERS: 'x=https://x.example', PUBLIC_URL: '' },
    /^OIDC_PROVIDERS needs PUBLIC_URL/,
  ],
])('refuses %s in one sentence', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
