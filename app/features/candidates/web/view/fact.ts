import { isEmpty } from '#web/path.ts'
import { formatMoney, isMoney } from '#wire/money.ts'
import { storedPhone } from '#wire/person/phone.ts'
import { webLink } from '#wire/link/web-link.ts'

export type Entry = {
  title: string
  detail: string
  when?: string
  text?: string | null
  file?: { name: string; url: string } | null
}
export type Way = { words: string; href: string }

/** What is told under a label, and how it is shown. Empty is said to the person and left out for everybody else. */
export type Fact = { label: string } & (
  | { as: 'words' | 'story'; value: string | null }
  | { as: 'lines' | 'tags'; value: readonly string[] }
  | { as: 'ways'; value: readonly Way[] }
  | { as: 'levels'; value: readonly { name: string; level: string }[] }
  | { as: 'entries'; value: readonly (Entry & { key: string })[] }
)

export const isTold = ({ value }: Fact) => !isEmpty(value)

export const words = (label: string, value: string | null | undefined): Fact => ({
  label,
  as: 'words',
  value: value ?? null,
})
export const story = (label: string, value: string | null): Fact => ({ label, as: 'story', value })
export const lines = (label: string, value: readonly string[]): Fact => ({ label, as: 'lines', value })
export const tags = (label: string, value: readonly string[]): Fact => ({
  label,
  as: 'tags',
  value: [...new Set(value)],
})
export const levels = (label: string, value: readonly { name: string; level: string }[]): Fact => ({
  label,
  as: 'levels',
  value,
})
export const entries = (label: string, value: readonly Entry[]): Fact => ({
  label,
  as: 'entries',
  value: value.map((entry, at) => ({ ...entry, key: String(at) })),
})
export const yesOrNo = (label: string, value: boolean | null): Fact =>
  words(label, value === null ? null : value ? 'Sim' : 'Não')
export const salary = (label: string, value: string | null): Fact =>
  words(label, value && isMoney(value) ? formatMoney(value) : value)

const ways = (label: string, value: readonly (Way | null)[]): Fact => ({
  label,
  as: 'ways',
  value: value.filter((way) => way !== null),
})
const bare = (href: string) => href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

export const site = (label: string, value: string | null | readonly string[]): Fact =>
  ways(
    label,
    [...new Set([value ?? []].flat())].map((typed) => {
      const href = webLink(typed)
      return href ? { words: bare(href), href } : null
    }),
  )
export const mail = (label: string, value: string | null): Fact =>
  ways(label, [value ? { words: value, href: `mailto:${value}` } : null])
export const phone = (label: string, value: string | null): Fact =>
  ways(label, [value ? { words: value, href: `tel:${storedPhone(value)}` } : null])
/** Written as a name ('@lia') as often as a link. */
export const nameOrSite = (label: string, value: string | null): Fact =>
  value && value.includes('/') && webLink(value) ? site(label, value) : words(label, value)
