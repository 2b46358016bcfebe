export { storePageTimes } from './page-times.ts';
