export { feedbackFor } from './queries/reviews.ts';
export { rubricById, rubricsOf } from './queries/rubrics.ts';
