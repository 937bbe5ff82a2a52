// What each part of a profile says, in the order of its sections.
import type { Answer } from '#wire/endpoint.ts'
import type { VisibleSection } from '../../wire/enumerations.ts'
import type { showProfile } from '../../wire/profile.ts'
import { FIELDS as of } from '../profile/field-list.ts'
import { SECTIONS } from '../profile/sections.ts'
import {
  entries,
  type Fact,
  levels,
  lines,
  mail,
  nameOrSite,
  phone,
  salary,
  site,
  story,
  tags,
  words,
  yesOrNo,
} from './fact.ts'

export type View = Answer<typeof showProfile>['data']['attributes']

export type SectionKey =
  | 'summary'
  | 'experiences'
  | 'softwares'
  | 'academic'
  | 'education'
  | 'certifications'
  | 'internship'
  | 'infos'
  | 'contact'
  | 'languages'
export type ViewSection = {
  key: SectionKey
  title: string
  facts: Fact[]
  /** What of it the person may show to companies; nothing is the person's own alone. */
  shown_by: VisibleSection[]
  /** All of it but what these sections show is the person's own alone. */
  private_besides?: true
}

/** What may stand in a stranger's hands, as the résumé has it. */
export const asResume = (view: View): View => ({ ...view, personal: null, expected_salary: null, working: null })

/** What stands beside the long parts on a wide screen: to the person, who has more to see there, less. */
export const isBeside = (key: SectionKey, own: boolean) =>
  (own ? ['contact', 'infos'] : ['softwares', 'certifications', 'languages', 'contact', 'infos']).includes(key)

export function viewSections(view: View): ViewSection[] {
  const own = view.personal
  return [
    {
      key: 'summary',
      title: SECTIONS.summary.title,
      shown_by: ['about', 'networks', 'knowledge'],
      facts: summary(view),
    },
    {
      key: 'experiences',
      title: SECTIONS.experiences.title,
      shown_by: ['experiences', 'knowledge'],
      facts: experiences(view),
    },
    {
      key: 'softwares',
      title: SECTIONS.softwares.title,
      shown_by: ['knowledge'],
      facts: [levels(of.user_softwares.label, view.softwares)],
    },
    { key: 'academic', title: SECTIONS.academic.title, shown_by: ['education'], facts: academic(view) },
    { key: 'education', title: SECTIONS.education.title, shown_by: ['education'], facts: [courses(view)] },
    {
      key: 'certifications',
      title: SECTIONS.certifications.title,
      shown_by: ['knowledge'],
      facts: [tags(of.abilities.label, view.abilities), tags(of.skills.label, view.skills)],
    },
    ...(own
      ? [{ key: 'internship' as const, title: SECTIONS.internship.title, shown_by: [], facts: internship(own) }]
      : []),
    {
      key: 'languages',
      title: SECTIONS.languages.title,
      shown_by: ['languages'],
      facts: [levels(of.user_languages.label, view.languages)],
    },
    { key: 'contact', title: SECTIONS.contact.title, shown_by: ['contact', 'networks'], facts: contact(view) },
    {
      key: 'infos',
      title: own ? SECTIONS.infos.title : of.expected_salary.label,
      shown_by: ['salary', 'city'],
      ...(own && { private_besides: true as const }),
      facts: own ? infos(view, own) : [salary(of.expected_salary.label, view.expected_salary)],
    },
  ]
}

type Personal = NonNullable<View['personal']>

const summary = (view: View): Fact[] => [
  ...(view.personal
    ? [words(of.full_name.label, view.personal.full_name), words(of.social_name.label, view.personal.social_name)]
    : []),
  story(of.summary.label, view.summary),
  yesOrNo('Trabalhando no momento', view.working),
  tags(of.job_interests.label, view.job_interests),
  tags(of.sub_areas.label, view.sub_areas),
  story(of.motivations.label, view.motivations),
  story(of.interesting_fact.label, view.interesting_fact),
  tags(of.hobbies.label, view.hobbies),
  site(of.portfolios.label, view.portfolios),
]

const experiences = (view: View): Fact[] => [
  entries(
    of.experiences.label,
    view.experiences.map(({ company, job, level, description, start_date, end_date }) => ({
      title: job,
      detail: [company, level].join(' · '),
      when: `${start_date} a ${end_date ?? 'hoje'}`,
      text: description,
    })),
  ),
  tags(of.interests.label, view.interests),
]

const academic = (view: View): Fact[] => [
  words(of.university_id.label, view.university),
  words(of.course_id.label, view.course),
  words(of.main_education_type.label, view.main_education_type),
  words(of.main_education_status.label, view.main_education_status),
  words(of.course_situation.label, view.course_situation),
  words(of.ies_education_type.label, view.ies_education_type),
  words(of.ies_period.label, view.ies_period),
  words(of.period.label, view.period),
  words(
    view.current_period?.label ?? of.current_semester.label,
    view.current_period && String(view.current_period.number),
  ),
  words(of.course_start_date.label, view.course_start_date),
  words(of.formation_date.label, view.formation_date),
  tags(of.academic_entities.label, view.academic_entities),
]

const courses = (view: View): Fact =>
  entries(
    of.education.label,
    view.educations.map(({ type, institution_name, course_name, duration }) => ({
      title: course_name,
      detail: [institution_name, type].join(' · '),
      when: duration,
    })),
  )

/** The permission, and that nobody can use it while the telephones are kept. */
export function whatsapp({ personal, visible_sections }: View): Fact {
  const allowed = personal?.authorize_whatsapp
  return words(
    'Podem falar comigo por WhatsApp',
    allowed ? (visible_sections.includes('contact') ? 'Sim' : 'Sim, às empresas a que me candidato') : 'Não',
  )
}

const contact = (view: View): Fact[] => [
  mail(of.email.label, view.email),
  ...(view.personal ? [mail(of.institutional_email.label, view.personal.institutional_email)] : []),
  phone(of.cellphone.label, view.cellphone),
  ...(view.personal ? [whatsapp(view)] : []),
  phone(of.phone.label, view.phone),
  phone(of.message_phone.label, view.message_phone),
  nameOrSite(of.skype.label, view.skype),
  site(of.facebook.label, view.facebook),
  site(of.linkedin.label, view.linkedin),
  nameOrSite(of.instagram.label, view.instagram),
]

const internship = (own: Personal): Fact[] => [
  words(of.internship_type.label, own.internship_type),
  words(of.matriculation.label, own.matriculation),
  words(of.rg_state_id.label, own.rg_state),
  lines(of.study_schedule.label, own.study_schedule ? [own.study_schedule.type, ...own.study_schedule.lines] : []),
]

const infos = (view: View, own: Personal): Fact[] => [
  words(of.cpf.label, own.cpf),
  words(of.rg.label, own.rg),
  words(of.date_of_birth.label, own.date_of_birth),
  words(of.mother_name.label, own.mother_name),
  words(of.marital_status.label, own.marital_status),
  words(of.nationality_id.label, own.nationality),
  words(of.sex.label, own.sex),
  words(of.gender_id.label, own.gender),
  words(of.ethnicity_id.label, own.ethnicity),
  words(of.sexual_orientation.label, own.sexual_orientation),
  salary(of.expected_salary.label, view.expected_salary),
  lines(of.address.label, own.address),
  words('Pessoa com deficiência', own.disability === null ? null : own.disability ? 'Sim (PCD)' : 'Não'),
  ...(own.disability
    ? [
        entries(
          'Deficiências',
          own.disabilities.map(({ name, description, document }) => ({
            title: name,
            detail: document ? '' : 'Nenhum documento enviado.',
            text: description,
            file: document,
          })),
        ),
      ]
    : []),
]
