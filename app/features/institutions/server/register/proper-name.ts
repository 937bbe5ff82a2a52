// Registers shout. A name in capitals becomes one that a person would write; a name already written with care is left
// alone.
const words = (text: string) => new Set(text.split(' '))

const LINKS = words('a à ao aos as às com da das de do dos e em na nas no nos o os ou para pela pelo por sem sob sobre')
const ACRONYMS = words(
  'ABC ABI ACM CEFET CNEC COC EAD ESAMC ESPM FAE FGV FIAP FMU IBMEC IMPA INPE ITA MBA ' +
    'PUC RH SENAC SENAI SENAR SENAT SESC SESI TI TIC UAB UFABC USP',
)
const STATES = words('AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO')
const TITLES = words('DR DRA FR JR PE PROF PROFA SR SRA ST STA STO')
const ROMAN = /^(?=.)X{0,3}(IX|IV|V?I{0,3})$/
const NO_VOWEL = /^[BCDFGHJKLMNPQRSTVWXZ]{2,6}$/

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

/** An acronym written with care shows how; one that shouts may be a whole word (SINERGIA). */
const isAcronym = (acronym: string) =>
  !isShouted(acronym) || /^[A-Z0-9]{2,5}$/.test(acronym) || acronym.startsWith('UNI')

type Place = { opens: boolean; ends: boolean; before: string; after: string }

function properWord(word: string, { opens, ends, before, after }: Place): string {
  if (/['’]$/.test(before)) return word === 'S' ? 's' : capital(word)
  if (/^['’]/.test(after) && word.length === 1) return word
  if (!opens && LINKS.has(word.toLowerCase())) return word.toLowerCase()
  if (after.startsWith('.') || TITLES.has(word)) return capital(word)
  if (ROMAN.test(word) && !(opens && word.length === 1)) return word
  if (STATES.has(word)) return ends || /[-/(]$/.test(before) ? word : capital(word)
  return ACRONYMS.has(word) || NO_VOWEL.test(word) ? word : capital(word)
}

/** properName('FACULDADE D. PEDRO II DE SANTANA - SP') is 'Faculdade D. Pedro II de Santana - SP'. */
export function properName(text: string, acronym = ''): string {
  const name = text.replace(/\s+/g, ' ').trim()
  if (!isShouted(name)) return name
  const tokens = name.split(/([^\p{L}\p{N}]+)/u)
  return tokens
    .map((word, i) => {
      if (i % 2 || !word) return word
      if (word === acronym.toUpperCase() && isAcronym(acronym)) return acronym
      const before = tokens[i - 1] ?? ''
      const after = tokens[i + 1] ?? ''
      const opens = !tokens.slice(0, i).some((_, j) => j % 2 === 0 && tokens[j]) || /(^|\s)[-–:(]\s*$/.test(before)
      return properWord(word, {
        opens,
        ends: i + 2 >= tokens.length || /^\s+[-–]/.test(after),
        before: before.trimEnd(),
        after,
      })
    })
    .join('')
}

/** 'Universidade Federal de Itajubá - UNIFEI' repeats what stands in the acronym. */
export function withoutAcronym(name: string, acronym: string): string {
  if (!acronym) return name
  const escaped = acronym.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const short = name.replace(new RegExp(`(?<!\\s)\\s*(?:[-–]\\s*${escaped}|\\(${escaped}\\))$`, 'i'), '')
  return short.length > acronym.length ? short : name
}
