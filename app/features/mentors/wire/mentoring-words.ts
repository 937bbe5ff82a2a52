// What is agreed of mentoring, in numbers and words.
export const LEAST_HOURS_AHEAD = 2
export const WEEKS_AHEAD = 8
export const MOST_BOOKED = 2
/** Before it starts; whoever cancels later has missed it. */
export const HOURS_TO_CANCEL = 12
export const MISSES_TO_STOP = 2
export const DAYS_OF_MISSES = 90
export const DAYS_STOPPED = 30
/** Less are shown to nobody. */
export const LEAST_ANSWERS = 5
export const MOST_RANGES = 21
export const MOST_DAYS_OFF = 120

export const STATES = { booked: 'Marcada', cancelled: 'Cancelada' } as const
export const MISSED = { late: 'Cancelada com menos de 12 horas', absent: 'Ausência' } as const
export const WHICH = ['ahead', 'past'] as const
