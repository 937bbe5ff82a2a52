import * as z from 'zod/mini'

export const INVISIBLE = 'Use só letras, números e sinais visíveis'

// Controls, spaces without width, and marks that turn the direction of what follows: a name with them reads as another one.
const HIDDEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]|\u034f/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
// Letters and symbols by category that show nothing: Hangul fillers and the blank Braille pattern.
const BLANK_GLYPHS = /[\u115f\u1160\u3164\uffa0\u2800]/gu

/** Whether there is anything to see in it. */
export const isInked = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_GLYPHS, ''))

export const isVisible = (text: string) => !HIDDEN.test(text) && isInked(text)

/** What nobody sees is left out; the ends of lines stay. */
export const withoutHidden = (text: string) =>
  text
    .split(/([\t\n\r])/)
    .map((part, at) => (at % 2 ? part : part.replace(ALL_HIDDEN, '')))
    .join('')

const visible = z.refine<string>((text) => text === '' || isVisible(text), INVISIBLE)

/** One line that somebody reads as it is stored: a name, a title, a street. */
export const visibleText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), visible)
/** The same where nothing need be said. */
export const visibleOrBlank = (most: number) => z.string().check(z.trim(), z.maxLength(most), visible)
/** What somebody writes to another, at length: kept without what nobody sees, so that it is as long as it looks. */
export const writtenText = (least: number, most: number) =>
  z.string().check(z.overwrite(withoutHidden), z.trim(), z.minLength(least), z.maxLength(most))
/** Several lines, each visible or blank. */
export const visibleLines = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => text === '' || isVisible(text.replace(/[\t\n\r]/g, ' ')), INVISIBLE),
  )
