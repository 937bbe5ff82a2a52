/** 134252 → '1342.52': whole cents to money on the wire. */
export function moneyOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** '1342.52' → 134252. */
export const centsOf = (money: string) => Number(money.replace('.', ''))
