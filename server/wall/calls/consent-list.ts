import { eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { consentRows, consentSearch } from '../queries/consents.ts';
import { consentResource } from '../resources.ts';
import { consents } from '../schema.ts';

export const consentList: Handler<'consent-list'> = (input, scene) =>
  pageOfRows(consentResource, scene, input, {
    where: input.filters?.scope ? eq(consents.scope, input.filters.scope) : undefined,
    search: consentSearch,
    sorts: { given: consents.givenOn, guardian: consents.guardian },
    order: { by: 'given', descending: true },
    rows: (bound) => consentRows(scene.db, bound),
  });
