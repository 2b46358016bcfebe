import type { RoomRegister } from '#src/lib/room-register.ts';

/** What the room hands to the frame around every screen. */
export const noticesRegister: RoomRegister = {
  drafts: ['notice-form.', 'notice-translation.'],
};
