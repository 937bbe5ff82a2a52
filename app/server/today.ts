const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** 'YYYY-MM-DD' of the day that it is in Brasília. */
export const today = (now: Date, days_later = 0) => DAY.format(new Date(now.getTime() + days_later * 86_400_000))
