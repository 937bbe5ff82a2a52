const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** '30 h' stays on one line. */
export const unbroken = (text: string) => text.replace(/(\d) h\b/g, '$1\u00a0h')
export const inHours = (hours: number) => `${number.format(hours)}\u00a0h`
/** '12,5' as a person types it; anything else is no number. */
export const typedHours = (text: string) =>
  /^\d{1,4}([,.]\d)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
export const shownHours = (hours: number) => String(hours).replace('.', ',')
