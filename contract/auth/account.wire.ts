import * as v from 'valibot';
import { loginNameLength } from '#contract/core/login-name.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { deviceDetails } from './login.wire.ts';
import { withoutBlanks } from './start-code.rules.ts';

/** The operator's short name of a provider, such as `google`; addresses contain it. */
export const providerName = v.pipe(rawText(20), v.regex(/^[a-z][a-z\d]*$/));

/** Name and password are left out by people whose account is already connected. */
export const accountEntry = v.object({
  deviceDetails,
  /** [LG-07] 1 ends the person's sessions on other devices. */
  endOthers: v.optional(v.picklist([0, 1]), 0),
  email: v.optional(trimmedText(loginNameLength.longest), ''),
  password: v.optional(v.pipe(rawText(24), v.transform(withoutBlanks)), ''),
});

export const connectedAccount = v.object({
  account: v.string(),
  /** ISO instants. */
  since: v.string(),
  last_used: v.nullable(v.string()),
});

export const schoolProvider = v.object({
  name: v.string(),
  label: v.string(),
  /** 0: each account of the provider belongs to one organisation anyway. */
  needs_domains: v.picklist([0, 1]),
  is_on: v.picklist([0, 1]),
  domains: v.array(v.string()),
  connected: v.number(),
  version: v.number(),
});
