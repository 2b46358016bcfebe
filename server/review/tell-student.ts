import type { SignedInContext } from '#server/core/call-context.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { isAmongPeople } from '#server/schools/index.ts';

interface Message {
  readonly cause: string;
  readonly message: string;
  readonly projectId: number;
}

export function tellStudents(
  scene: SignedInContext,
  ids: readonly number[],
  { projectId, ...message }: Message,
): Promise<number> {
  const { id: schoolId } = scene.actor.school;
  return tellPeople(
    scene,
    { ...message, kind: 'work', url: `/mylearning/project/${projectId}` },
    {
      isTold: isAmongPeople(schoolId, ids),
      heardIn: ids.map((id) => channels.person(schoolId, id)),
    },
  );
}
