import { adminUserByIdCall } from '#contract/office/calls/admin-user-by-id.call.ts';
import { subUserByIdCall } from '#contract/office/calls/sub-user-by-id.call.ts';
import {
  adminFieldsFor,
  type StoredNames,
  type SubUserFields,
  subUserFieldsFor,
} from '#contract/office/office.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';

export interface AdminValues {
  readonly school_id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email_id: string;
}
export const blankAdmin: AdminValues = { school_id: null, firstName: '', lastName: '', email_id: '' };
/** `stored`: for a person who is changed [QC-49]. */
export const adminForm = (stored?: StoredNames) =>
  defineForm<AdminValues, { school_id: number } & Omit<AdminValues, 'school_id'>>({
    name: 'admin',
    schema: adminFieldsFor(stored),
    usesFormSession: true,
    blank: blankAdmin,
  });

export type SubUserValues = Omit<SubUserFields, 'sub_role' | 'modules'> & {
  readonly sub_role: SubUserFields['sub_role'] | '';
  readonly modules: readonly string[];
};
const blank: SubUserValues = {
  firstName: '',
  lastName: '',
  email_id: '',
  sub_role: '',
  department: 0,
  modules: [],
  school_ids: [],
};
export const subUserForm = (stored?: StoredNames) =>
  defineForm({ name: 'sub-user', schema: subUserFieldsFor(stored), usesFormSession: true, blank });

export interface StoredUser<Values> {
  readonly id: number;
  readonly version: number;
  readonly loginName: string;
  readonly values: Values;
}

export async function loadAdmin(id: number, signal: AbortSignal): Promise<StoredUser<AdminValues>> {
  const { data } = await call(adminUserByIdCall, { id }, { signal });
  return { id: data.id, version: data.version, loginName: data.user_id, values: data.values };
}

export async function loadSubUser(id: number, signal: AbortSignal): Promise<StoredUser<SubUserValues>> {
  const { data } = await call(subUserByIdCall, { id }, { signal });
  return { id: data.id, version: data.version, loginName: data.user_id, values: data.values };
}
