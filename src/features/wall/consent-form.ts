import { consentByIdCall } from '#contract/wall/calls/consent-by-id.call.ts';
import { consentStudentLookupCall } from '#contract/wall/calls/consent-student-lookup.call.ts';
import { type ConsentFields, consentFields } from '#contract/wall/consent.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { lookupSource } from '#src/lib/lookup/lookup-source.ts';

const blank: ConsentFields = { student_id: null, guardian: '', given_on: '', scope: 'work' };

export const consentForm = defineForm({
  name: 'consent',
  schema: consentFields,
  usesFormSession: true,
  blank,
});

export const students = lookupSource(consentStudentLookupCall, {});

export async function loadConsent(id: number, signal?: AbortSignal) {
  const { version, student_id, guardian, given_on, scope } = await call(
    consentByIdCall,
    { id },
    signal ? { signal } : {},
  );
  const values: ConsentFields = { student_id, guardian, given_on, scope };
  return { id, version, values };
}
