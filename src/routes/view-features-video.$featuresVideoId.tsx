import { createFileRoute } from '@tanstack/react-router';
import { FeaturesVideoScreen } from '#src/features/helpdesk/help-media/FeaturesVideoScreen.tsx';
import { loadFeaturesVideo } from '#src/features/helpdesk/help-media/load-features-video.ts';
import { BrokenScreen } from '#src/features/shell/BrokenScreen.tsx';
import { videoTexts } from '#src/lib/attachment/media-texts.ts';

/** [RT-07] For everybody, signed in or not. */
export const Route = createFileRoute('/view-features-video/$featuresVideoId')({
  loader: ({ params, abortController }) => loadFeaturesVideo(params.featuresVideoId, abortController.signal),
  component: Page,
  errorComponent: BrokenScreen,
});

function Page() {
  return <FeaturesVideoScreen video={Route.useLoaderData()} texts={videoTexts()} />;
}
