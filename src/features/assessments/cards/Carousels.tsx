import { link } from '#src/ui/link.recipe.ts';

/** First screens load these as one part. */
export { AssessmentCarousel } from './AssessmentCarousel.tsx';
export { cardMessages } from './card-messages.en.ts';
export { StudentCarousel } from './StudentCarousel.tsx';

export const allLink = link({ look: 'standalone' });
