/** What other rooms may use of this one. */
export { storePageTimes } from './page-times.ts';
