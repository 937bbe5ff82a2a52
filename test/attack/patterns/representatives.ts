import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** Characters of every class that patterns distinguish. */
const POOL = [
  ...'aAzb0159_ \t\n\r\u00a0-.,;:!?/\\|()[]{}<>"\'&%#@*+=~^$`éç\u0301\u200b\u3000ßıſK中\u{1f600}',
  '\0',
  '\ufeff',
]

export const parsed = (source: string, flags: string): AST.Pattern =>
  new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })

/**
 * Representatives of the characters that a set of the pattern matches: one for each group that the pattern cannot
 * distinguish.
 */
export function lettersOf(pattern: AST.Pattern, flags: string): (set?: AST.Node) => string[] {
  // Every pattern may test word boundaries.
  const sets = new Map([['\\w', (letter: string) => /\w/.test(letter)]])
  const own = new Set<string>()
  const fold = (letter: string) => (flags.includes('i') ? letter.toLowerCase() : letter)
  const set = ({ raw }: AST.Node) => {
    const alone = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
    sets.set(raw, (letter) => alone.test(letter))
  }
  visitRegExpAST(pattern, {
    onCharacterEnter({ raw, value }) {
      const itself = String.fromCodePoint(value)
      own.add(itself)
      sets.set(raw, (letter) => fold(letter) === fold(itself))
    },
    onCharacterSetEnter: set,
    onCharacterClassEnter: set,
    onExpressionCharacterClassEnter: set,
  })
  const kinds = new Map<string, string>()
  for (const letter of [...own, ...POOL]) {
    const kind = [...sets.values()].map((has) => (has(letter) ? 1 : 0)).join('')
    if (!kinds.has(kind)) kinds.set(kind, letter)
  }
  const letters = [...kinds.values()]
  const known = new Map<string, string[]>()
  return (set) => {
    if (!set) return letters
    const { raw } = set
    const found = known.get(raw) ?? letters.filter((letter) => sets.get(raw)!(letter))
    known.set(raw, found)
    return found
  }
}
