/** As people write it in pt-BR: '1.200', '2,5'. Text that is no number stays text, and the schema refuses it. */
export function readNumber(text: string): number | string | null {
  const bare = text.trim()
  if (bare === '') return null
  if (/^-?\d{1,3}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''))
  return /^-?\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : bare
}

export const showNumber = (value: number | string | null | undefined, useGrouping: boolean) =>
  typeof value === 'number' ? value.toLocaleString('pt-BR', { useGrouping }) : (value ?? '')
