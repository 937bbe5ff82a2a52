import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { RelaxNGValidator, XmlDocument, XsdValidator } from 'libxml2-wasm'

const NAMES = { atom: 'http://www.w3.org/2005/Atom', s: 'http://www.ascc.net/xml/schematron' }

const schema = (file: string) => XmlDocument.fromBuffer(readFileSync(new URL(`../../schemas/${file}`, import.meta.url)))
const sitemap = XsdValidator.fromDoc(schema('sitemap.xsd'))
const grammar = schema('atom.rng')
const atom = RelaxNGValidator.fromDoc(grammar)
/** Rules of the RFC besides its grammar, in Schematron: context and assertion. */
const demands = grammar.find('//s:assert', NAMES).map((one) => ({
  sentence: one.content,
  broken: `//${one.eval('string(../@context)')}[not(${one.eval('string(@test)')})]`,
}))

/** Throws when the text is not well formed. */
function read(text: string, look: (document: XmlDocument) => void) {
  const document = XmlDocument.fromString(text)
  try {
    look(document)
  } finally {
    document.dispose()
  }
}

export const wellFormed = (text: string) => read(text, () => {})

/** The official schema of a sitemap. */
export const validSitemap = (text: string) => read(text, (document) => sitemap.validate(document))

/** An index uses the types of a sitemap, so the same schema validates both. */
export const validSitemapIndex = (text: string) => {
  assert.match(text, /<sitemapindex /)
  validSitemap(text.replaceAll(/(<\/?)sitemapindex\b/g, '$1urlset').replaceAll(/(<\/?)sitemap>/g, '$1url>'))
}

/** Appendix B of RFC 4287. */
export const validAtom = (text: string) =>
  read(text, (document) => {
    atom.validate(document)
    for (const { sentence, broken } of demands) assert.equal(document.find(broken, NAMES).length, 0, sentence)
  })
