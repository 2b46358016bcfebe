import type { CallParsed } from '#contract/core/define-call.ts';
import type { consentListCall } from '#contract/wall/calls/consent-list.call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { consentRows, consentSearch, isOfScope } from './queries/consents.ts';
import { consentResource } from './resources.ts';
import { consents } from './schema.ts';

export const pageOfConsents = (
  query: CallParsed<typeof consentListCall>,
  scene: Pick<SignedInContext, 'db' | 'actor' | 'scope'>,
) =>
  pageOfRows(consentResource, scene, query, {
    where: query.filters?.scope ? isOfScope(query.filters.scope) : undefined,
    search: consentSearch,
    sorts: { given: consents.givenOn, guardian: consents.guardian },
    order: { by: 'given', descending: true },
    rows: (bound) => consentRows(scene.db, bound),
  });
