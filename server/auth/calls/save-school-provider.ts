import { domainsFrom, wrongDomain } from '#contract/auth/account.rules.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { providerNamed } from '../accounts/provider-client.ts';
import { connectedIn, saveOffer, shownOffer } from '../queries/school-providers.ts';

export const saveSchoolProvider: Handler<'save-school-provider'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  // Many people use a demo school as the same few persons.
  refuseDemo({ actor, refuse });
  const provider = providerNamed(app, input.provider);
  if (!provider) throw notFound();
  const domains = domainsFrom(input.domains.join(' '));
  const wrong = wrongDomain(domains);
  if (wrong !== undefined)
    throw refuse('domain_wrong', {
      params: { domain: wrong },
      issues: { domains: { code: 'domain_wrong', params: { domain: wrong } } },
    });
  const beyond = domains.find((each) => provider.domains.length > 0 && !provider.domains.includes(each));
  if (beyond !== undefined)
    throw refuse('domain_refused', {
      params: { domain: beyond },
      issues: { domains: { code: 'domain_refused', params: { domain: beyond } } },
    });
  if (input.is_on === 1 && domains.length === 0 && !provider.isDirectory)
    throw refuse('domains_missing', { issues: { domains: 'domains_missing' } });
  const wish = { isOn: input.is_on === 1, domains };
  const stored = await saveOffer(db, actor.school.id, provider, wish, input.version);
  if (!stored) throw refuse('stale');
  await audit(scene, actor, 'account_provider.changed', {
    provider: provider.name,
    is_on: input.is_on,
    domains: domains.join(' ').slice(0, 400),
  });
  return { data: shownOffer(provider, stored, await connectedIn(db, actor.school.id)) };
};
