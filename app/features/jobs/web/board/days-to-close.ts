/** Days before closing that count as urgent. */
const FEW = 4

export const closingWords = (days: number) =>
  days === 0 ? 'Encerra hoje' : days === 1 ? 'Encerra amanhã' : `Encerra em ${days} dias`
export const isUrgent = (days: number) => days < FEW
