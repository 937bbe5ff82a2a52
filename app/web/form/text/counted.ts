const number = new Intl.NumberFormat('pt-BR')

/** The text of a counter: characters missing to the minimum, else used of the maximum. */
export function counted(length: number, least = 0, most = Infinity): string {
  if (length < least) return `${number.format(length)} de no mínimo ${number.format(least)}`
  return most === Infinity ? number.format(length) : `${number.format(length)} de ${number.format(most)}`
}
