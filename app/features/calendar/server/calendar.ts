// The door: what takes people's time, and its dates for mail programs.
export {
  type Busy,
  busyWithin,
  hold,
  holdEach,
  hull,
  overlap,
  release,
  releaseEach,
  type Span,
  type What,
} from './busy.ts'
export { type CalendarDate, writeCalendar } from './ics.ts'
export { crossing, type WeeklyHours, weeklyWords } from './weekly.ts'
