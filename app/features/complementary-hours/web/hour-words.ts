const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export const inHours = (hours: number) => `${number.format(hours)} h`
/** '12,5' as a person types it; anything else is no number. */
export const typedHours = (text: string) => (/^\d{1,4}([,.]\d)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN)
export const shownHours = (hours: number) => String(hours).replace('.', ',')
