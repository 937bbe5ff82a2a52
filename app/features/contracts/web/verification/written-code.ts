const bareOf = (typed: string) => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
const WHOLE = /^PT([0-9A-Z]{4})([0-9A-Z]{4})$/
const INSIDE = /\bPT[-–— ]?([0-9A-Z]{4})[-–— ]?([0-9A-Z]{4})\b/

/** As it stands at the foot of a page: however it is typed, or inside of a longer text such as a pasted address. */
export function written(typed: string): string | undefined {
  const found = WHOLE.exec(bareOf(typed)) ?? INSIDE.exec(typed.toUpperCase())
  return found ? `PT-${found[1]}-${found[2]}` : undefined
}
