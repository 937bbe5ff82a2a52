import { numberPages } from '#server/pdf/page-numbers.ts'
import { bytesOf, openPaper } from '#server/pdf/paper.ts'
import { type Look, openSheet, type Part, type Sheet } from '#server/pdf/sheet.ts'
import type { ProfileView } from '../profile/reading/profile-view.ts'
import { bareLink, contactsOf, type Entry, resumeOf } from './entries.ts'

const NAME: Look = { cut: 'strong', size: 24, lead: 1, after: 3 }
const HEADLINE: Look = { cut: 'regular', size: 11, lead: 2, ink: 'muted', after: 7 }
const CONTACT: Look = { cut: 'regular', size: 9.5, lead: 3, after: 10 }
const HEADING: Look = { cut: 'strong', size: 12, ink: 'primary', after: 6 }
const LEFT: Look = { cut: 'regular', size: 9.5, lead: 2.5, ink: 'muted' }
const TITLE: Look = { cut: 'strong', size: 10.5, lead: 1.5 }
const UNDER: Look = { cut: 'regular', size: 9.5, lead: 2, ink: 'muted', after: 2 }
const BODY: Look = { cut: 'regular', size: 10, lead: 2.5, after: 3 }

/** Where the words begin, beside dates and labels. */
const ASIDE = 112
const TOGETHER = 84

type Of = { profile: ProfileView['data']['attributes']; app_name: string; dated: string }

/** The profile as a sheet of paper, A4. */
export async function setResume({ profile, app_name, dated }: Of) {
  const { name } = profile
  const title = `Currículo de ${name}`
  const paper = openPaper({
    title,
    subject: [profile.course, profile.university].filter(Boolean).join(', ') || 'Currículo',
    author: name,
    dated,
  })
  const sheet = openSheet(paper)
  sheet.put(sheet.root, 'H1', NAME, name)
  paper.outline.addItem(title)
  sheet.put(sheet.root, 'P', HEADLINE, [profile.course, profile.university].filter(Boolean).join(' · '))
  const contacts = contactsOf(profile)
  if (contacts.length) sheet.line(sheet.root, CONTACT, contacts, '  ·  ')
  const parts = resumeOf(profile)
  for (const { heading, entries } of parts) {
    sheet.keep(TOGETHER)
    if (paper.y > paper.page.margins.top) sheet.rule(12)
    const part = sheet.section(HEADING, heading, 0)
    for (const entry of entries) setEntry(paper, sheet, part, entry)
    part.end()
    paper.y += 6
  }
  if (!parts.length) {
    sheet.rule(12)
    sheet.put(
      sheet.root,
      'P',
      BODY,
      `Este currículo é feito do perfil em ${app_name}. O que for preenchido lá aparece aqui.`,
    )
  }
  sheet.end()
  if (paper.bufferedPageRange().count > 1) numberPages(paper, title)
  return bytesOf(paper)
}

function setEntry(paper: PDFKit.PDFDocument, sheet: Sheet, part: Part, { left, title, under, body, links }: Entry) {
  const x = left === undefined ? 0 : ASIDE
  sheet.keep(title ? 48 : 30)
  const y = paper.y
  if (left) sheet.put(part, 'P', LEFT, left, { width: ASIDE - 14 })
  const [aside, page] = [paper.y, paper.page]
  paper.y = y
  if (title) sheet.put(part, 'P', TITLE, title, { x })
  if (under) sheet.put(part, 'P', UNDER, under, { x })
  for (const paragraph of body?.split(/\n+/) ?? []) sheet.put(part, 'P', BODY, paragraph, { x })
  for (const link of links ?? []) sheet.put(part, 'P', { ...BODY, ink: 'primary' }, bareLink(link), { x, link })
  if (paper.page === page) paper.y = Math.max(paper.y, aside)
  paper.y += title ? 6 : 2
}
