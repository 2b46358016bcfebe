import type { Handler } from '#server/core/pipeline.ts';
import { saveProfile } from '../save-profile.ts';

export const editFaculty: Handler<'edit-faculty'> = saveProfile;
