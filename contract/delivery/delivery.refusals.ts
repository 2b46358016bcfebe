import { audienceRefusals, authorRefusals } from '#contract/notices/notices.refusals.ts';

export const reachRefusals = { ...audienceRefusals, ...authorRefusals };

export const followRefusals = { forbidden: 'Only the person who wrote this notice sees who has read it.' };

export const remindRefusals = {
  ...followRefusals,
  demo_school: 'This is a demo school: nobody is written to from here.',
  not_out: 'This notice is not out yet, or it is switched off. Nobody was reminded.',
};
