const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
const HOUR = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' })

/** '20/12/2026, às 23:59 (horário de Brasília)' */
export const closingWords = (instant: string) => {
  const at = new Date(instant)
  return `${DAY.format(at)}, às ${HOUR.format(at)} (horário de Brasília)`
}
