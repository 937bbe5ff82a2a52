// What two people changed of one company and nothing can join: the own words win, and the other's are lost with the next save. So each is told.
import { content } from '#web/content.ts'
import { bothChanged, changeOf } from '#web/form/text/both-changed.ts'
import { wordsOf } from '../page/words-of.ts'
import { type CompanyDraft, draftOf, type Edited, type Testimonial } from './company-draft.ts'
import { FIELD_WORDS, ROW_WORDS } from './company-fields.ts'
import { changedFields } from './company-sent.ts'
import { addressParts } from './merge-draft.ts'
import { isWanted, photosMoved, rowsIn, testimonialsMoved } from './merge-rows.ts'

type Attributes = Edited['attributes']
type Sides = {
  /** What the typing began from. */
  base: CompanyDraft
  typed: CompanyDraft
  /** As it was stored when the form was filled, and as it is: of pictures a draft knows only those that were chosen in it. */
  before: Attributes
  now: Attributes
  /** Pictures that come back with the testimonials that left. */
  faces?: ReadonlyMap<string, File>
}

const PICTURES = ['avatar', 'background'] as const
const IN_PARTS = new Set<keyof CompanyDraft>([
  'benefits',
  'video_urls',
  'photos',
  'address_attributes',
  'contributions_attributes',
])

/** In words, with what stands there now. */
export function toldChanges(sides: Sides): string[] {
  const { base, typed, now } = sides
  const plain = bothChanged(base, typed, draftOf(now)).filter((field) => !IN_PARTS.has(field))
  return [
    ...plain.map((field) =>
      changeOf((FIELD_WORDS as Partial<Record<keyof CompanyDraft, string>>)[field] ?? field, wordsIn(now, field)),
    ),
    ...pictures(sides),
    ...address(sides),
    ...moves(sides),
    ...testimonials(sides),
  ]
}

const labelIn = ({ labels }: Attributes, field: string) => labels[field]?.[0]?.label

function wordsIn(now: Attributes, field: keyof CompanyDraft): unknown {
  if (field === 'description' || field === 'why_work') return wordsOf(now[field] ?? '')
  return field === 'sector_id' ? labelIn(now, field) : draftOf(now)[field]
}

function pictures({ base, typed, before, now }: Sides): string[] {
  const chosen = changedFields(base, typed)
  return PICTURES.filter(
    (name) => (chosen.includes(name) || chosen.includes(`${name}_destroy`)) && before[name]?.url !== now[name]?.url,
  ).map((name) => changeOf(FIELD_WORDS[name], undefined))
}

function address({ base, typed, now }: Sides): string[] {
  const stands = draftOf(now).address_attributes
  const { street, number, neighborhood, state_id, zipcode } = stands
  const place = [street, number, neighborhood, labelIn(now, 'city_id'), state_id, zipcode].filter(Boolean).join(', ')
  return bothChanged(
    addressParts(base.address_attributes),
    addressParts(typed.address_attributes),
    addressParts(stands),
  ).map((part) =>
    part === 'place'
      ? changeOf(FIELD_WORDS.address_attributes, place)
      : changeOf(ROW_WORDS['complement']!, stands.complement),
  )
}

function moves({ base, typed, now }: Sides): string[] {
  const stands = draftOf(now)
  return [
    ...(photosMoved(base.photos, typed.photos, stands.photos) ? [changeOf('Ordem das fotos', undefined)] : []),
    ...(testimonialsMoved(
      base.contributions_attributes,
      typed.contributions_attributes,
      stands.contributions_attributes,
    )
      ? [changeOf('Ordem dos depoimentos', undefined)]
      : []),
  ]
}

const WORDS = ['testimony', 'name', 'title'] as const
const words = (row: Testimonial) =>
  Object.fromEntries(WORDS.map((part) => [part, row[part]])) as Pick<Testimonial, (typeof WORDS)[number]>
const chosen = ({ avatar, avatar_destroy }: Testimonial) => content([avatar, avatar_destroy])

/** Named by whose it is, since a row may have another place by now. */
function testimonials({ base, typed, before, now, faces }: Sides): string[] {
  const [mine, theirs] = [rowsIn(typed.contributions_attributes), rowsIn(draftOf(now).contributions_attributes)]
  const face = (company: Attributes, id: string | undefined) =>
    company.contributions_attributes.find((one) => one.id === id)?.avatar?.url
  return [...rowsIn(base.contributions_attributes)].flatMap(([key, first]) => {
    const [own, current] = [mine.get(key), theirs.get(key)]
    const of = `Depoimento de ${first.name}`
    if (!current) {
      if (!own || !isWanted(first, own)) return []
      const lost = face(before, first.id) && !own.avatar && !own.avatar_destroy && !faces?.has(first.id!)
      return [`“${of}” (removido)`, ...(lost ? [`“${of}, foto” (removida: escolha-a de novo)`] : [])]
    }
    const pictured = face(before, first.id) !== face(now, first.id)
    if (!own || own._destroy) {
      const isSame = content(words(first)) === content(words(current))
      return isSame && !pictured
        ? []
        : [changeOf(`${of}, que você removeu`, first.testimony === current.testimony ? undefined : current.testimony)]
    }
    const both = bothChanged(words(first), words(own), words(current))
    return [
      ...both.map((part) =>
        changeOf(part === 'testimony' ? of : `${of}, ${ROW_WORDS[part]!.toLowerCase()}`, current[part]),
      ),
      ...(pictured && chosen(first) !== chosen(own) ? [changeOf(`${of}, foto`, undefined)] : []),
    ]
  })
}
