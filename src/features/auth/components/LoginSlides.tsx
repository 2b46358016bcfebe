import { GrowthArt } from '#src/ui/art/GrowthArt.tsx';
import { NoticeBoardArt } from '#src/ui/art/NoticeBoardArt.tsx';
import { WorkshopArt } from '#src/ui/art/WorkshopArt.tsx';
import { Slideshow } from '#src/ui/Slideshow.tsx';
import { messages } from '../messages.en.ts';

/** [LG-08] How long each slide shows. */
const secondsPerSlide = 5;

/** [LG-08] What the product is about, beside the form. */
export function LoginSlides() {
  const texts = messages.slides;
  return (
    <Slideshow
      label={texts.label}
      seconds={secondsPerSlide}
      texts={texts}
      slides={[
        { key: 'notices', art: <NoticeBoardArt />, ...texts.notices },
        { key: 'workshop', art: <WorkshopArt />, ...texts.workshop },
        { key: 'growth', art: <GrowthArt />, ...texts.growth },
      ]}
    />
  );
}
