/** [RP-07] Why notifications stay. */
export const clearRefusals = { demo_school: 'Notifications of the demo school cannot be cleared.' };
