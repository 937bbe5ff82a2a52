import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { VISIBLE_SECTIONS } from '../../../wire/enumerations.ts'
import { labelOfField } from '../field-list.ts'
import { type PartProps, useSurroundings } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'
import { optionsOf } from '../use-list.ts'

type Values = Pick<ProfileValues, 'visible_sections' | 'auto_enroll'>
const SECTIONS = optionsOf(VISIBLE_SECTIONS)

/** Who sees what. */
export function PrivacyPart({ name }: PartProps) {
  const { profile } = useSurroundings()
  if (name === 'auto_enroll')
    return (
      <CheckboxField<Values>
        name="auto_enroll"
        label="Quero ser pré-selecionado para vagas"
        hint={
          'Empresas que procuram alguém como você encontram o seu ' +
          `perfil.${profile.minor ? ' Para menores de 18 anos, começa desligado.' : ''}`
        }
      />
    )
  return (
    <CheckboxGroupField<string, Values>
      name="visible_sections"
      label={labelOfField(name)}
      required={false}
      options={SECTIONS}
      hint="O seu nome aparece sempre. CPF, RG, raça, gênero, orientação, deficiência e documentos nunca aparecem."
    />
  )
}
