const number = new Intl.NumberFormat('pt-BR')

/** What a counter says: how many are missing to the least, else how many of the most. */
export function counted(length: number, least = 0, most = Infinity): string {
  if (length < least) return `${number.format(length)} de no mínimo ${number.format(least)}`
  return most === Infinity ? number.format(length) : `${number.format(length)} de ${number.format(most)}`
}
