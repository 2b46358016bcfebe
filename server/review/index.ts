/** What other rooms may use of this one. */
export { approvedForWall, feedbackFor } from './queries/reviews.ts';
