import * as z from 'zod/mini'

export const INVISIBLE = 'Use só letras, números e sinais visíveis'

// Controls, zero-width spaces, and bidirectional marks: a name with them looks like another one.
const HIDDEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]|\u034f/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
// Letters and symbols without a glyph: Hangul fillers and the blank Braille pattern.
const BLANK_GLYPHS = /[\u115f\u1160\u3164\uffa0\u2800]/gu

/** Whether it has visible characters. */
export const hasVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_GLYPHS, ''))

export const isVisible = (text: string) => !HIDDEN.test(text) && hasVisibleText(text)

/** Removes invisible characters; line ends stay. */
export const withoutHidden = (text: string) =>
  text
    .split(/([\t\n\r])/)
    .map((part, at) => (at % 2 ? part : part.replace(ALL_HIDDEN, '')))
    .join('')

const visible = z.refine<string>((text) => text === '' || isVisible(text), INVISIBLE)

/** One visible line: a name, a title, a street. */
export const visibleText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), visible)
/** The same, or blank. */
export const visibleOrBlank = (most: number) => z.string().check(z.trim(), z.maxLength(most), visible)
/** A longer text: stored without invisible characters, so that its length is what people see. */
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
