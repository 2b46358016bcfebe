import type { AnyStateMachine } from 'xstate';
import { authMachines } from './auth/auth.machines.ts';
import { formMachines } from './form/form.machines.ts';
import { helpdeskMachines } from './helpdesk/helpdesk.machines.ts';
import { noticesMachines } from './notices/notices.machines.ts';
import { notificationsMachines } from './notifications/notifications.machines.ts';
import { profileMachines } from './profile/profile.machines.ts';
import { rowActionsMachines } from './row-actions/row-actions.machines.ts';
import { searchMachines } from './search/search.machines.ts';

/** Every machine by the id of its chart, for tests and the inspector. */
export const everyMachine: Readonly<Record<string, AnyStateMachine>> = {
  ...authMachines,
  ...formMachines,
  ...helpdeskMachines,
  ...noticesMachines,
  ...notificationsMachines,
  ...profileMachines,
  ...rowActionsMachines,
  ...searchMachines,
};
