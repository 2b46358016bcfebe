import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { noteResource } from '../queries/notes.ts';

export const setBookNoteRemoved: Handler<'set-book-note-removed'> = (input, scene) => {
  if (scene.actor.school.isDemo) throw scene.refuse('demo_school');
  return setRemoved(noteResource, scene, input);
};
