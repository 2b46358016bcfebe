/** What other rooms may use of this one. */
export { feedbackFor } from './queries/reviews.ts';
export { rubricById, rubricsOf } from './queries/rubrics.ts';
