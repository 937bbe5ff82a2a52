import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { YesNoField } from '#web/form/choices/yes-no-field.tsx'
import { SUMMARY_LENGTH } from '../../../wire/profile-fields.ts'
import { labelOfField } from '../field-list.ts'
import type { PartProps } from '../form-context.ts'
import { TextList } from '../text-list.tsx'

/** What a person tells in words of their own. */
export function StoryPart({ name, required }: PartProps) {
  const shared = { name, label: labelOfField(name), required }
  switch (name) {
    case 'working':
      return <YesNoField {...shared} clears />
    case 'expected_salary':
      return <MaskedField {...shared} mask="money" hint="Por mês, em reais." />
    case 'summary':
      return (
        <TextareaField
          {...shared}
          rows={6}
          least={SUMMARY_LENGTH}
          most={4000}
          hint="Quem você é, o que estuda e o que procura."
        />
      )
    case 'interesting_fact':
      return <TextareaField {...shared} rows={3} most={1000} />
    case 'motivations':
      return (
        <TextareaField
          {...shared}
          rows={4}
          most={2000}
          hint="O que faz você levantar da cama para aprender e trabalhar."
        />
      )
    case 'portfolios':
      return (
        <TextList
          name="portfolios"
          title={shared.label}
          one="Link"
          addWords="Adicionar link"
          hint="Links completos de trabalhos seus."
          required={required}
          most={20}
          link
        />
      )
    default:
      return (
        <TextList
          name="hobbies"
          title={shared.label}
          one="Hobby"
          addWords="Adicionar hobby"
          hint="O que você faz por gosto."
          required={required}
          most={30}
        />
      )
  }
}
