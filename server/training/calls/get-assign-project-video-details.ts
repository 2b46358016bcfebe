import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { countDone, ownProjectFilms, toolFilms } from '../own-training.ts';
import { isProjectOrAny } from '../queries/items.ts';

/** [C3-03, EN-25] */
export const getAssignProjectVideoDetails: Handler<'get-assign-project-video-details'> = async (
  { project_id },
  scene,
) => {
  const found = await ownProjectFilms(scene, isProjectOrAny(project_id));
  if (project_id !== 0 && found.length === 0) throw notFound();
  const tools = await toolFilms(
    scene,
    found.map(({ project }) => project),
  );
  const hasFilms = ({ videos }: { readonly videos: readonly unknown[] }) => videos.length > 0;
  return {
    success: 'true',
    data: {
      tools: tools.filter(hasFilms).map((tool) => ({ ...tool, ...countDone(tool.videos) })),
      projects: found.filter(hasFilms).map(({ project, videos }) => ({
        project_id: project.projectId,
        title: project.title,
        tool_id: project.toolId ?? 0,
        tool_name: project.toolName ?? '',
        ...countDone(videos),
        videos,
      })),
    },
  };
};
