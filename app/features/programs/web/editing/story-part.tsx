import { lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { MultiSelectField } from '#web/form/choices/select-field.tsx'
import { RichField } from '#web/form/text/rich-field.tsx'
import { Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { programRecord as fields } from '../../wire/program-record.ts'

const benefits = (signal: AbortSignal) => call(lists.company_benefits, {}, { signal })
const LAW = 'Sem critério de sexo, idade, raça ou estado civil. Programas afirmativos são bem-vindos.'

/** What the program tells of itself. */
export const StoryPart = () => (
  <Section title="Apresentação" id="apresentacao">
    <RichField {...lookOf(fields, 'description')} hint="O que se faz, com quem e por quanto tempo." />
    <RichField {...lookOf(fields, 'skill')} hint={LAW} />
    <RichField {...lookOf(fields, 'about_company')} hint="O que quem chega precisa saber da empresa." />
    <MultiSelectField
      {...lookOf(fields, 'benefits')}
      load={benefits}
      hint="A partir de dois, aparecem numa seção da página."
    />
  </Section>
)
