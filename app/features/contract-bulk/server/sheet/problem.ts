/** What stands against a row: where it is told, in words, and what mends it. */
export type Problem = { column: string; words: string; fix: string | null }

export type Found = { line: number; value: string | null } & Problem

/** As the sheet of errors says it. */
export const inOneLine = ({ line, column, value, words, fix }: Found) =>
  [`Linha ${line}`, column && `, ${column}`, value && ` “${value}”`, `: ${words.replace(/\.$/, '')}.`, fix && ` ${fix}`]
    .filter(Boolean)
    .join('')
