export const HOURS_BACKWARDS = 'O fim deve ser depois do início'
export const HOURS_OVERLAP = 'Este horário se sobrepõe a outro do mesmo dia'

type Range = { from: string; to: string; day_of_week?: number }
type Problem = { at: number; field: 'from' | 'to'; message: string }

/** Errors of 'HH:mm' ranges, each on its weekday. */
export const rangeProblems = (ranges: readonly Range[]): Problem[] =>
  ranges.flatMap((range, at): Problem[] => {
    if (range.to <= range.from) return [{ at, field: 'to', message: HOURS_BACKWARDS }]
    const over = ranges
      .slice(0, at)
      .some((other) => other.day_of_week === range.day_of_week && range.from < other.to && other.from < range.to)
    return over ? [{ at, field: 'from', message: HOURS_OVERLAP }] : []
  })
