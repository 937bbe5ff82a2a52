import { useFormContext, useWatch } from 'react-hook-form'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import type { Option } from '#web/form/choices/options.ts'
import { RichField } from '#web/form/text/rich-field.tsx'
import { MultiSelectField, SelectField } from '#web/form/choices/select-field.tsx'
import { Muted, Pair, Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { jobRecord } from '../../wire/job-record.ts'
import { JOB_LEVELS, JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import type { Edited } from '../owned/use-job-moves.ts'
import { LanguageRows } from './language-rows.tsx'
import { QuestionnairePart } from './questionnaire-part.tsx'
import { PlacePart } from './place-part.tsx'
import { areas, benefits, courses, optionsOf, partners, programs, skills, subAreas } from './sources.ts'

type Labels = Edited['attributes']['labels']
type Name = keyof typeof jobRecord

const TYPES = optionsOf(JOB_TYPES)
const LEVELS = optionsOf(JOB_LEVELS)
const MODELS = optionsOf(WORK_MODELS)
const REQUIREMENTS =
  'A lei permite exigir no máximo 6 meses de experiência, e nenhum critério de sexo, idade, raça ou estado civil.'

const look = (name: Name) => lookOf(jobRecord, name)
/** Required for publishing. */
const needed = (name: Name) => ({ ...look(name), required: true })
const known = (labels: Labels, name: Name) => labels[name] ?? []
const numbered = (labels: Labels, name: Name): Option<number>[] =>
  known(labels, name).map(({ value, label }) => ({ value: Number(value), label }))

/** The advert's fields, in the order of its page. */
export const JobParts = ({ labels, company_id }: { labels: Labels; company_id: string }) => (
  <>
    <WorkPart labels={labels} />
    <Section title="Quem você procura" id="quem-procuramos">
      <RichField {...needed('requirements')} hint={REQUIREMENTS} />
      <MultiSelectField
        {...look('course_ids')}
        search={courses}
        known={known(labels, 'course_ids')}
        hint="Vazio aceita todos os cursos."
      />
      <Pair>
        <NumberField {...look('least_semester')} />
        <NumberField {...look('most_semester')} />
      </Pair>
      <MultiSelectField {...look('skill_ids')} search={skills} known={known(labels, 'skill_ids')} />
      <LanguageRows known={labels['language_id'] ?? []} />
      <RecordField of={jobRecord} name="pcd_preference" />
    </Section>
    <OfferPart />
    <Section title="Onde" id="onde">
      <RadioField {...needed('work_model')} row options={MODELS} />
      <PlacePart city={numbered(labels, 'city_id')} />
    </Section>
    <Section title="Inscrições e resposta" id="inscricoes">
      <Pair>
        <RecordField of={jobRecord} name="opens_at" hint="Vazio abre ao publicar." />
        <RecordField of={jobRecord} name="closes_at" required hint="A vaga encerra sozinha no fim deste dia." />
      </Pair>
      <NumberField {...look('answer_within_days')} />
      <Muted>Ninguém fica sem resposta: a data aparece na vaga, e a plataforma avisa quem espera.</Muted>
      <MultiSelectField
        {...look('institution_ids')}
        load={partners}
        known={numbered(labels, 'institution_ids')}
        hint="Vazio abre a vaga a todos."
      />
      <SelectField
        {...look('program_id')}
        search={programs}
        known={known(labels, 'program_id')}
        hint="A vaga encerra até a data do programa e aparece na página dele."
      />
    </Section>
    <QuestionnairePart company_id={company_id} known={known(labels, 'form_id')} />
  </>
)

function WorkPart({ labels }: { labels: Labels }) {
  const { setValue } = useFormContext<{ sub_area_id: string }>()
  const area_id = useWatch<{ area_id: string }>({ name: 'area_id' })
  return (
    <Section title="O trabalho" id="o-trabalho">
      <RecordField of={jobRecord} name="title" />
      <Pair>
        <SelectField {...needed('job_type')} options={TYPES} />
        <SelectField {...look('level')} options={LEVELS} />
      </Pair>
      <Pair>
        <SelectField
          {...needed('area_id')}
          load={areas}
          known={known(labels, 'area_id')}
          onChoose={() => setValue('sub_area_id', '')}
        />
        <SelectField
          {...look('sub_area_id')}
          key={area_id}
          disabled={!area_id}
          load={subAreas(area_id)}
          known={known(labels, 'sub_area_id')}
        />
      </Pair>
      <RichField {...needed('description')} hint="O que a equipe faz e o que a pessoa vai aprender." />
      <RichField {...needed('responsibilities')} hint="O dia a dia, em tópicos curtos." />
    </Section>
  )
}

function OfferPart() {
  const job_type = useWatch<{ job_type: string }>({ name: 'job_type' })
  return (
    <Section title="O que a vaga oferece" id="o-que-oferece">
      <Pair>
        <RecordField of={jobRecord} name="salary_from" hint="Por mês. Vazio é “a combinar”." />
        <RecordField of={jobRecord} name="salary_to" />
      </Pair>
      <MultiSelectField {...look('benefits')} load={benefits} />
      <Pair>
        <NumberField {...needed('openings')} />
        <NumberField {...look('weekly_hours')} required={job_type === 'internship'} />
      </Pair>
      <RecordField of={jobRecord} name="schedule" />
    </Section>
  )
}
