export { type LessonOn, lessonsOn } from './lessons-on.ts';
export { instantOf, isInGap } from './local-time.ts';
export { type ComingLesson, comingLessons } from './next-sessions.ts';
