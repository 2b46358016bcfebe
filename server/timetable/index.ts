/** What other rooms may use of this one. */
export { type LessonOn, lessonsOn } from './lessons-on.ts';
export { instantOf, isInGap } from './local-time.ts';
export { type ComingLesson, comingLessons } from './next-sessions.ts';
