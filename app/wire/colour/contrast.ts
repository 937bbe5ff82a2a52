// WCAG 2.2 contrast ratio of two colours.
type Rgb = [number, number, number]

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb
const hex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** Relative luminance. */
const luminance = (colour: string) => {
  const [r, g, b] = rgb(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of the first, the rest of the second. */
export const mixed = (one: string, other: string, share: number) => {
  const [a, b] = [rgb(one), rgb(other)]
  return hex(a.map((part, at) => part * share + b[at]! * (1 - share)) as Rgb)
}
