/** [RP-07] */
export const clearRefusals = { demo_school: 'Notifications of the demo school cannot be cleared.' };
