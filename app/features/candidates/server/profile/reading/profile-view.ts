import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { readableLink } from '#wire/link/web-link.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import {
  EXPERIENCE_LEVELS,
  SOFTWARE_LEVELS,
  VISIBLE_SECTIONS,
  type VisibleSection,
} from '../../../wire/enumerations.ts'
import type { showProfile } from '../../../wire/profile.ts'
import { nameOf, type Profile } from './find-profile.ts'
import { labelIn, labelsOf } from '../labels.ts'
import { storedFile } from './own-profile.ts'
import { avatarPath } from './filled-fields.ts'
import { personalOf } from '../personal.ts'
import { contactOf, educationOf, hidden, inWords, wordsOf } from './view-facts.ts'

export type ProfileView = Answer<typeof showProfile>
type Attributes = ProfileView['data']['attributes']

/** Whose eyes: one's own see all; a company sees the sections that the person shows, and never what is personal. */
type Reader = { own: boolean; as_company: boolean }

/** In words, for reading. */
export async function profileView(ctx: Ctx, profile: Profile, { own, as_company }: Reader): Promise<ProfileView> {
  const labels = await labelsOf(ctx, profile)
  const shown = new Set<VisibleSection>(
    as_company ? (profile.visible_sections as VisibleSection[]) : (Object.keys(VISIBLE_SECTIONS) as VisibleSection[]),
  )
  const of = <P extends Partial<Attributes>>(section: VisibleSection, part: P): P =>
    shown.has(section) ? part : hidden(part)
  const attributes: Attributes = {
    slug: profile.slug,
    name: nameOf(profile),
    own,
    ...of('photo', { avatar: avatarPath(ctx, profile) }),
    ...of('about', {
      summary: profile.summary,
      interesting_fact: profile.interesting_fact,
      motivations: profile.motivations,
      hobbies: profile.hobbies,
      working: profile.working,
    }),
    ...of('contact', contactOf(profile)),
    ...of('networks', {
      skype: profile.skype,
      facebook: profile.facebook,
      linkedin: profile.linkedin,
      instagram: profile.instagram,
      portfolios: profile.portfolios.map(readableLink),
    }),
    ...of('city', {
      city: labelIn(labels, 'city_id', profile.address?.city_id),
      state: labelIn(labels, 'state_id', profile.address?.state_id),
    }),
    ...of('salary', { expected_salary: profile.expected_salary }),
    ...of('resume', { curriculum_vitae: storedFile(ctx, profile.curriculum) }),
    ...of('education', educationOf(profile, labels)),
    ...of('knowledge', {
      skills: wordsOf(labels, 'skill_ids'),
      abilities: wordsOf(labels, 'ability_ids'),
      interests: wordsOf(labels, 'interests'),
      job_interests: wordsOf(labels, 'job_interests'),
      sub_areas: wordsOf(labels, 'sub_area_ids'),
      softwares: profile.softwares.map(({ software_id, level }) => ({
        name: labelIn(labels, 'software_id', software_id)!,
        level: inWords(SOFTWARE_LEVELS, level)!,
      })),
    }),
    ...of('experiences', {
      experiences: profile.experiences.map(({ company, job, level, description, start_date, end_date }) => ({
        company,
        job,
        level: inWords(EXPERIENCE_LEVELS, level)!,
        description,
        start_date,
        end_date,
      })),
    }),
    ...of('languages', {
      languages: profile.languages.map(({ language_id, level }) => ({
        name: labelIn(labels, 'language_id', language_id)!,
        level: inWords(LANGUAGE_LEVELS, level)!,
      })),
    }),
    visible_sections: profile.visible_sections as VisibleSection[],
    personal: own && !as_company ? await personalOf(ctx, profile, labels) : null,
  }
  return {
    data: { id: profile.id, type: 'user_info', attributes, relationships: related(profile, shown) },
    included: includedOf(profile, attributes, shown),
  }
}

const ROWS = [
  { name: 'experiences', section: 'experiences', type: 'experience' },
  { name: 'educations', section: 'education', type: 'education' },
  { name: 'softwares', section: 'knowledge', type: 'user_software' },
  { name: 'languages', section: 'languages', type: 'user_language' },
] as const

const related = (profile: Profile, shown: Set<VisibleSection>) =>
  Object.fromEntries(
    ROWS.map(({ name, section, type }) => [
      name,
      { data: shown.has(section) ? profile[name].map(({ id }) => ({ id, type })) : [] },
    ]),
  )

/** The rows of the lists once more, each with its id. */
const includedOf = (profile: Profile, attributes: Attributes, shown: Set<VisibleSection>) =>
  ROWS.flatMap(({ name, section, type }) =>
    shown.has(section) ? profile[name].map(({ id }, i) => ({ id, type, attributes: attributes[name][i]! })) : [],
  )
