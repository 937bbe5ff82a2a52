const HOUR_MS = 3_600_000
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** How long something has waited, in the largest unit that fits. */
export function waitedWords(ms: number) {
  const hours = Math.floor(ms / HOUR_MS)
  if (hours >= 24) return `há ${counted(Math.floor(hours / 24), 'dia', 'dias')}`
  if (hours >= 1) return `há ${counted(hours, 'hora', 'horas')}`
  return `há ${counted(Math.max(1, Math.floor(ms / 60_000)), 'minuto', 'minutos')}`
}
