// What people type in one word, written as it is told back, and adverts say in another. Both are looked for.
const ALSO: Record<string, string[]> = {
  analista: ['analise'],
  analistas: ['analise'],
  estagiário: ['estagio'],
  estagiária: ['estagio'],
  estagiários: ['estagio'],
  estagiárias: ['estagio'],
  intern: ['estagio'],
  internship: ['estagio'],
  aprendiz: ['jovem aprendiz'],
  menor: ['jovem aprendiz'],
  clt: ['efetivo'],
  temp: ['temporario'],
  jr: ['junior'],
  pl: ['pleno'],
  sr: ['senior'],
  júnior: ['jr'],
  pleno: ['pl'],
  sênior: ['sr'],
  adm: ['administracao'],
  administrador: ['administracao'],
  administradora: ['administracao'],
  rh: ['recursos humanos'],
  dp: ['departamento pessoal'],
  mkt: ['marketing'],
  ti: ['tecnologia informacao'],
  dev: ['desenvolvimento', 'desenvolvedor'],
  programador: ['desenvolvimento', 'programacao'],
  programadora: ['desenvolvimento', 'programacao'],
  programação: ['desenvolvimento'],
  desenvolvedor: ['desenvolvimento'],
  desenvolvedora: ['desenvolvimento'],
  front: ['front end'],
  frontend: ['front end'],
  backend: ['back end'],
  fullstack: ['full stack'],
  bi: ['business intelligence'],
  ia: ['inteligencia artificial'],
  ux: ['experiencia usuario'],
  eng: ['engenharia'],
  engenheiro: ['engenharia'],
  engenheira: ['engenharia'],
  advogado: ['direito'],
  advogada: ['direito'],
  jurídico: ['direito'],
  enfermeiro: ['enfermagem'],
  enfermeira: ['enfermagem'],
  nutricionista: ['nutricao'],
  psicólogo: ['psicologia'],
  psicóloga: ['psicologia'],
  contador: ['contabilidade'],
  contadora: ['contabilidade'],
  contábeis: ['contabilidade'],
  vendedor: ['vendas'],
  vendedora: ['vendas'],
  professor: ['educacao'],
  professora: ['educacao'],
  jornalista: ['jornalismo'],
  publicitário: ['publicidade'],
  publicitária: ['publicidade'],
  arquiteto: ['arquitetura'],
  arquiteta: ['arquitetura'],
  homeoffice: ['remoto', 'home office'],
  home: ['remoto'],
  remota: ['remoto'],
  distância: ['remoto'],
  híbrida: ['hibrido'],
  sampa: ['sao paulo'],
  floripa: ['florianopolis'],
  poa: ['porto alegre'],
  bh: ['belo horizonte'],
  beaga: ['belo horizonte'],
  rio: ['rio de janeiro'],
  bsb: ['brasilia'],
  saopaulo: ['sao paulo'],
  riodejaneiro: ['rio de janeiro'],
  belohorizonte: ['belo horizonte'],
  belorizonte: ['belo horizonte'],
}
export const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The other names that people have for what adverts say, each with how it is written. */
export const NAMES: ReadonlyMap<string, { shown: string; also: string[] }> = new Map(
  Object.entries(ALSO).map(([shown, also]) => [bare(shown), { shown, also }]),
)

/** What is one word here and may be typed as two, or be said in other words. */
const AS_ONE: [RegExp, string][] = [
  [/\bhome[\s-]+office\b|\b(?:trabalh(?:o|ar|ando) )?(?:de|em|a partir de) casa\b/g, 'homeoffice'],
  [/\bjava script\b/g, 'javascript'],
  [/\btype script\b/g, 'typescript'],
]
const joined = (text: string) => AS_ONE.reduce((said, [parts, one]) => said.replace(parts, one), text)

/** 'vaga de', 'trabalho em': on a board of jobs they tell nothing. */
const NOTHING_SAID = new Set([
  'vaga',
  'vagas',
  'emprego',
  'empregos',
  'trabalho',
  'trabalhos',
  'oportunidade',
  'oportunidades',
  'procuro',
  'quero',
  'busco',
])
const MOST_WORDS = 8

/** `typed`: with its accents, as it is told back. */
export type Word = { said: string; typed: string; also: string[] }

const folded = (text: string) =>
  joined(bare(text))
    .replace(/\b[a-z](?:\.[a-z])+\b/g, (letters) => letters.replaceAll('.', '')) // r.h., t.i.
    .replace(/\.js\b/g, '') // react.js, node.js
    .split(/[^a-z0-9+#]+/)
    .filter(Boolean)

/** '???' or '日本': nothing by which an advert could be found. */
export const hasNoWords = (question: string) => !folded(question).length

/** A question in words, each with what it may be called besides; 'vagas' alone asks for all of them. */
export function wordsIn(question: string): Word[] {
  const telling = [...new Set(folded(question))].filter((word) => !NOTHING_SAID.has(word))
  const typed = new Map(
    question
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}+#]+/u)
      .map((word) => [bare(word), word]),
  )
  return telling
    .slice(0, MOST_WORDS)
    .map((said) => ({ said, typed: typed.get(said) ?? said, also: NAMES.get(said)?.also ?? [] }))
}
