import * as v from 'valibot';
import { loginNameLength } from '#contract/core/login-name.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { deviceDetails } from './login.wire.ts';
import { withoutBlanks } from './start-code.rules.ts';

/** The operator's short name of a provider, such as `google`; it stands in addresses. */
export const providerName = v.pipe(rawText(20), v.regex(/^[a-z][a-z\d]*$/));

/** The name and the password are left out by who comes back: then the connected account is enough. */
export const accountEntry = v.object({
  deviceDetails,
  /** [LG-07] 1 ends what the person has open on other devices. */
  endOthers: v.optional(v.picklist([0, 1]), 0),
  email: v.optional(trimmedText(loginNameLength.longest), ''),
  password: v.optional(v.pipe(rawText(24), v.transform(withoutBlanks)), ''),
});

/** An account that somebody has connected. */
export const connectedAccount = v.object({
  account: v.string(),
  /** ISO instants. */
  since: v.string(),
  last_used: v.nullable(v.string()),
});

/** What a school's admin sees of a provider. */
export const schoolProvider = v.object({
  name: v.string(),
  label: v.string(),
  /** false: each of its accounts belongs to one organisation anyway. */
  needs_domains: v.picklist([0, 1]),
  is_on: v.picklist([0, 1]),
  domains: v.array(v.string()),
  /** How many people of the school have connected an account. */
  connected: v.number(),
  version: v.number(),
});
