import type { RoomRegister } from '#src/lib/room-register.ts';

export const noticesRegister: RoomRegister = {
  drafts: ['notice-form.', 'notice-translation.'],
};
