const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
const SHORT = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' })
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** '21/11/2026', '21/11' and '21/11/2026, 14:30' in São Paulo time. */
export const dayWords = (iso: string) => DAY.format(new Date(iso))
export const shortDay = (iso: string) => SHORT.format(new Date(iso))
export const momentWords = (iso: string) => MOMENT.format(new Date(iso))
