/** What other rooms may use of this one. */
export { videosFor } from './queries/videos.ts';
