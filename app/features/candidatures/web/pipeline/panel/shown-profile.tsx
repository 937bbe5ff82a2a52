import type { ReactNode } from 'react'
import { formatMoney } from '#wire/money.ts'
import { webLink } from '#wire/link/web-link.ts'
import type { Assessment } from './assessment.ts'
import dialogs from '../dialogs/dialogs.module.css'

type Shown = Partial<{
  email: string | null
  cellphone: string | null
  whatsapp_url: string | null
  city: string | null
  state: string | null
  summary: string | null
  course: string | null
  university: string | null
  current_period: { label: string; number: number } | null
  formation_date: string | null
  expected_salary: string | null
  phone: string | null
  linkedin: string | null
  facebook: string | null
  instagram: string | null
  skype: string | null
  motivations: string | null
  interesting_fact: string | null
  hobbies: string[]
  abilities: string[]
  interests: string[]
  job_interests: string[]
  sub_areas: string[]
  academic_entities: string[]
  educations: { type: string; institution_name: string; course_name: string; duration: string }[]
  curriculum_vitae: { name: string; url: string } | null
  skills: string[]
  portfolios: string[]
  languages: { name: string; level: string }[]
  softwares: { name: string; level: string }[]
  experiences: { company: string; job: string; start_date: string; end_date: string | null }[]
}>

const graded = (rows: { name: string; level: string }[] = []) =>
  rows.map(({ name, level }) => `${name} (${level.toLowerCase()})`).join(', ')

const link = (href: string | null | undefined, words = href) =>
  href && (
    <a href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
/** Often a name ('@lia') instead of a link. */
const nameOrLink = (typed: string | null | undefined) =>
  typed && typed.includes('/') && webLink(typed) ? link(webLink(typed), typed) : typed

/** What the person shows to companies; hidden facts are absent. */
export function factsOf(profile: Assessment['attributes']['profile']): Record<string, ReactNode> {
  const p = profile as Shown
  return {
    'E-mail': p.email && <a href={`mailto:${p.email}`}>{p.email}</a>,
    Celular: p.cellphone && (
      <>
        {p.cellphone}
        {p.whatsapp_url && <> · {link(p.whatsapp_url, 'Conversar por WhatsApp')}</>}
      </>
    ),
    Cidade: p.city && [p.city, p.state].filter(Boolean).join(', '),
    Curso:
      p.course &&
      [
        p.course,
        p.university,
        p.current_period && `${p.current_period.number}º`,
        p.formation_date && `conclui em ${p.formation_date}`,
      ]
        .filter(Boolean)
        .join(' · '),
    Sobre: p.summary,
    Experiências: p.experiences
      ?.map(({ company, job, start_date, end_date }) => `${job}, ${company} (${start_date} a ${end_date ?? 'hoje'})`)
      .join('; '),
    Conhecimentos: p.skills?.join(', '),
    Programas: graded(p.softwares),
    Idiomas: graded(p.languages),
    'Pretensão salarial': p.expected_salary && formatMoney(p.expected_salary),
    LinkedIn: nameOrLink(p.linkedin),
    'Currículo enviado': link(p.curriculum_vitae?.url, p.curriculum_vitae?.name),
  }
}

/** Facts that are shown for one person but not compared. */
function furtherFactsOf(profile: Assessment['attributes']['profile']): Record<string, ReactNode> {
  const p = profile as Shown
  return {
    'Outro telefone': p.phone,
    Portfólios: p.portfolios?.length ? p.portfolios.map((one) => <p key={one}>{nameOrLink(one)}</p>) : null,
    Instagram: nameOrLink(p.instagram),
    Facebook: nameOrLink(p.facebook),
    Skype: p.skype,
    Motivações: p.motivations,
    'Cursos e formações': p.educations
      ?.map(({ type, course_name, institution_name, duration }) =>
        [course_name, institution_name, type, duration].filter(Boolean).join(', '),
      )
      .join('; '),
    'Entidades acadêmicas': p.academic_entities?.join(', '),
    Habilidades: p.abilities?.join(', '),
    'Áreas de interesse': [...(p.job_interests ?? []), ...(p.sub_areas ?? [])].join(', '),
    Interesses: p.interests?.join(', '),
    Hobbies: p.hobbies?.join(', '),
    'Um fato interessante': p.interesting_fact,
  }
}

/** With contact data. */
export function ShownProfile({ of }: { of: Assessment['attributes']['profile'] }) {
  const facts = { ...factsOf(of), ...furtherFactsOf(of) }
  return (
    <section className={dialogs.stack} aria-label="Perfil">
      <h3>Perfil</h3>
      <dl className={dialogs.facts}>
        {Object.entries(facts)
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
