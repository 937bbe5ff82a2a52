// The profile, part by part, in the order in which it is easiest to tell. What completeness counts has its step here.
import type { AskedField } from '../profile/field-list.ts'
import { SECTIONS } from '../profile/sections.ts'
import { COMPLETENESS } from '../../wire/completeness.ts'
import type { OwnAttributes } from '../own-attributes.ts'

export type WizardStep = {
  step: string
  title: string
  lead: string
  fields: readonly AskedField[]
  isFilled: (profile: OwnAttributes) => boolean
  /** Sent as it stands, though nothing was changed. */ whole?: boolean
}

const optional = (...names: AskedField['name'][]): AskedField[] => names.map((name) => ({ name, required: false }))

/** A part that counts is filled when completeness no longer misses it. */
const counted = (step: string) => {
  const part = COMPLETENESS.find((one) => one.step === step)?.part
  return ({ completeness }: OwnAttributes) => part !== undefined && !completeness.missing.includes(part)
}
const told = (
  step: string,
  title: string,
  lead: string,
  fields: readonly AskedField[],
  isFilled = counted(step),
): WizardStep => ({ step, title, lead, fields, isFilled })

export const WIZARD_STEPS: readonly WizardStep[] = [
  told(
    'dados-pessoais',
    'Dados básicos',
    'O essencial, para as empresas saberem com quem falam.',
    SECTIONS.basic.fields,
  ),
  told(
    'foto',
    'Foto e currículo',
    'Um rosto e, se você já tiver, um currículo em PDF.',
    optional('avatar', 'curriculum_vitae'),
  ),
  told(
    'endereco',
    'Endereço',
    'As empresas veem só a cidade e o estado, e só se você quiser.',
    SECTIONS.address.fields,
  ),
  told('formacao', 'Formação', 'É o que mais conta para estágios.', [
    ...SECTIONS.studies.fields,
    ...optional('internship_type'),
  ]),
  told(
    'horario-de-estudos',
    'Horário de estudos',
    'Assim ninguém marca estágio na hora da sua aula.',
    SECTIONS.schedule.fields,
  ),
  told(
    'cursos',
    'Cursos e entidades',
    'Cursos livres, técnicos e o que você faz além das aulas.',
    optional('education', 'academic_entities'),
    (p) => p.educations_attributes.length + p.academic_entity_ids.length > 0,
  ),
  told(
    'experiencias',
    'Experiências',
    'Valem também trabalho voluntário, empresa júnior e projetos por conta própria.',
    optional('experiences'),
  ),
  told('conhecimentos', 'Conhecimentos', 'O que você sabe fazer e com que programas.', SECTIONS.knowledge.fields),
  told('idiomas', 'Idiomas', 'Conte também os que você ainda está aprendendo.', SECTIONS.languages.fields),
  told('interesses', 'Interesses', 'É por aqui que sugerimos vagas para você.', SECTIONS.interests.fields),
  told('resumo', 'Resumo', 'Quem você é e o que procura, com as suas palavras.', SECTIONS.about.fields),
  told('extras', 'Extras', 'O que não cabe em lista nenhuma.', SECTIONS.extras.fields),
  told(
    'contato',
    'Contatos e redes',
    'Outros caminhos até você, além do celular e do e-mail.',
    optional('phone', 'message_phone', 'linkedin', 'instagram', 'facebook', 'skype'),
    (p) => Boolean(p.phone || p.message_phone || p.linkedin || p.instagram || p.facebook || p.skype),
  ),
  told(
    'mais-sobre-voce',
    'Mais sobre você',
    'Fica em sigilo e só serve a contratos e a números sem nomes. Nenhuma empresa lê isto no seu perfil.',
    SECTIONS.personal.fields,
    (p) => Boolean(p.rg || p.mother_name || p.nationality_id || p.gender_id || p.ethnicity_id || p.disability !== null),
  ),
  {
    ...told(
      'privacidade',
      'Privacidade',
      'Você escolhe o que as empresas veem, e muda quando quiser.',
      SECTIONS.privacy.fields,
      (p) => p.privacy_chosen,
    ),
    whole: true,
  },
]

export const FINISHED = 'fim'
const places = new Map(WIZARD_STEPS.map(({ step }, at) => [step, at]))

/** -1 for no step at all; the finish stands past the last. */
export const placeOfStep = (step: string | null | undefined) =>
  step === FINISHED ? WIZARD_STEPS.length : (places.get(step ?? '') ?? -1)
export const stepAt = (place: number) => WIZARD_STEPS[place]?.step ?? FINISHED

/** Where the person left, else what is worth most among what is missing, else the first step. */
export function firstPlace({ wizard_step, completeness }: Pick<OwnAttributes, 'wizard_step' | 'completeness'>): number {
  const left = placeOfStep(wizard_step)
  if (left >= 0 && left < WIZARD_STEPS.length) return left
  if (completeness.next) return Math.max(placeOfStep(completeness.next.step), 0)
  return WIZARD_STEPS.length
}
