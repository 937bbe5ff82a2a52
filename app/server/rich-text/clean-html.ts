import { hasVisibleText, withoutHidden } from '#wire/text/visible-text.ts'
import { webLink } from '#wire/link/web-link.ts'
import { readEntities } from './html-entities.ts'

/** Allowed tags, with the names they are stored under. Of other tags only the text is kept. */
const KEPT: Record<string, string> = {
  p: 'p',
  div: 'p',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  a: 'a',
}
const BLOCKS = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'li'])
/** Elements whose content is dropped. */
const MUTE = /<(script|style|title|head|template|noscript|svg|math|textarea|iframe|object)\b[^]*?(<\/\1\s*>|$)/gi
/** A tag ends before the next '<', so the search for its end is linear. */
const PART = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+|</gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** A text as HTML shows it. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The target of a link, if it is an http address. */
function linkOf(attributes: string) {
  const [, double, single, bare] = HREF.exec(attributes) ?? []
  const href = readEntities(double ?? single ?? bare ?? '').trim()
  return /^https?:\/\//i.test(href) ? webLink(href) : undefined
}

/**
 * Rich text as it is stored. Nothing of the markup is copied: every tag is written anew from a fixed list and every
 * text escaped, so the result is well formed and harmless. Libraries that clean HTML are ten times as large and bring
 * a full parser.
 */
export function cleanHtml(sent: string): string | null {
  const text = sent.replace(/\r\n?/g, '\n') // line ends as forms send them
  const html = /<\/?[a-z]/i.test(text) ? text : asParagraphs(text)
  const out: string[] = []
  const open: string[] = []
  const close = (name: string) => {
    if (!open.includes(name)) return
    for (let last = open.pop(); last; last = open.pop()) {
      out.push(`</${last}>`)
      if (last === name) return
    }
  }
  const begin = (name: string, attributes: string) => {
    if (name === 'li' && !open.includes('ul') && !open.includes('ol')) return
    if (BLOCKS.has(name))
      for (const one of ['a', 'u', 'em', 'strong', 'p', 'h3', 'h4', ...(name === 'li' ? ['li'] : [])])
        if (open.lastIndexOf(one) > open.findLastIndex((at) => at === 'ul' || at === 'ol')) close(one)
    if (open.includes(name) && !['ul', 'ol', 'li'].includes(name)) return
    const href = name === 'a' ? linkOf(attributes) : undefined
    if (name === 'a' && !href) return
    if (open.length > 12) return
    out.push(href ? `<a href="${escapeHtml(href)}" rel="nofollow noopener">` : `<${name}>`)
    open.push(name)
  }
  for (const [part, slash, tag, attributes = ''] of html.replace(MUTE, '').matchAll(PART)) {
    const name = KEPT[tag?.toLowerCase() ?? '']
    if (tag?.toLowerCase() === 'br') out.push('<br>')
    else if (name && slash) close(name)
    else if (name) begin(name, attributes)
    else if (!tag && !part.startsWith('<!--')) out.push(escapeHtml(withoutHidden(readEntities(part))))
  }
  for (const name of open.reverse()) out.push(`</${name}>`)
  const clean = withoutEmpty(out.join('')).trim()
  return hasVisibleText(clean.replace(/<[^<>]*>/g, '')) ? clean : null
}

/** Removes elements without text, and elements that held only those. */
function withoutEmpty(html: string): string {
  const less = html.replace(/<(p|h3|h4|ul|ol|li|strong|em|u)>(?:\s|<br>)*<\/\1>|<a [^<>]*>\s*<\/a>/g, '')
  return less === html ? html : withoutEmpty(less)
}

/** From a plain field: an empty line begins a paragraph. */
const asParagraphs = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/</g, '&lt;').replace(/\n/g, '<br>')}</p>`)
    .join('')
