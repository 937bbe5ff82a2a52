import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '#web/form/checkbox-field.tsx'
import { RadioField } from '#web/form/choice-field.tsx'
import { MaskedField } from '#web/form/masked-field.tsx'
import { NumberField } from '#web/form/number-field.tsx'
import type { Option } from '#web/form/options.ts'
import { RichField } from '#web/form/rich-field.tsx'
import { MultiSelectField, SelectField } from '#web/form/select-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { IN_PROGRAM, JOB_LEVELS, JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import { TITLE_LENGTH } from '../../wire/writing.ts'
import styles from '../owned/owned.module.css'
import { FIELD_WORDS as WORDS } from './field-words.ts'
import type { Edited, JobDraft } from './job-draft.ts'
import { LanguageRows } from './language-rows.tsx'
import { PlacePart } from './place-part.tsx'
import { areas, benefits, courses, optionsOf, partners, skills, subAreas } from './sources.ts'

const TYPES = optionsOf(JOB_TYPES)
const LEVELS = optionsOf(JOB_LEVELS)
const MODELS = optionsOf(WORK_MODELS)

/** The whole advert, in the order that its page tells it. */
export function JobParts({ labels }: { labels: Edited['labels'] }) {
  const { control, setValue } = useFormContext<JobDraft>()
  const [area_id, job_type] = useWatch({ control, name: ['area_id', 'job_type'] })
  const known = (field: string) => labels[field] ?? []
  const numbered = (field: string): Option<number>[] =>
    known(field).map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <>
      <section className={styles.card} aria-labelledby="o-trabalho">
        <h2 id="o-trabalho">O trabalho</h2>
        <TextField
          control={control}
          name="title"
          label={WORDS.title}
          required
          autoComplete="off"
          maxLength={TITLE_LENGTH}
          hint="Diga o cargo e a área, como quem procura escreveria."
        />
        <div className={styles.pair}>
          <SelectField control={control} name="job_type" label={WORDS.job_type} required options={TYPES} />
          <SelectField control={control} name="level" label={WORDS.level} options={LEVELS} />
        </div>
        <div className={styles.pair}>
          <SelectField
            control={control}
            name="area_id"
            label={WORDS.area_id}
            required
            load={areas}
            known={known('area_id')}
            onChoose={() => setValue('sub_area_id', '', { shouldDirty: true })}
          />
          <SelectField
            key={area_id}
            control={control}
            name="sub_area_id"
            label={WORDS.sub_area_id}
            disabled={!area_id}
            load={subAreas(area_id)}
            known={known('sub_area_id')}
          />
        </div>
        <RichField
          control={control}
          required
          name="description"
          label={WORDS.description}
          hint="O que a equipe faz e o que a pessoa vai aprender."
        />
        <RichField
          control={control}
          required
          name="responsibilities"
          label={WORDS.responsibilities}
          hint="O dia a dia, em tópicos curtos."
        />
      </section>
      <section className={styles.card} aria-labelledby="quem-procuramos">
        <h2 id="quem-procuramos">Quem você procura</h2>
        <RichField
          control={control}
          required
          name="requirements"
          label={WORDS.requirements}
          hint="A lei permite exigir no máximo 6 meses de experiência, e nenhum critério de sexo, idade, raça ou estado civil."
        />
        <MultiSelectField
          control={control}
          name="course_ids"
          label={WORDS.course_ids}
          search={courses}
          known={known('course_ids')}
          hint="Vazio aceita todos os cursos."
        />
        <div className={styles.pair}>
          <NumberField control={control} name="least_semester" label={WORDS.least_semester} least={1} most={20} />
          <NumberField control={control} name="most_semester" label={WORDS.most_semester} least={1} most={20} />
        </div>
        <MultiSelectField
          control={control}
          name="skill_ids"
          label={WORDS.skill_ids}
          search={skills}
          known={known('skill_ids')}
        />
        <LanguageRows known={known('language_id')} />
        <CheckboxField control={control} name="pcd_preference" label={WORDS.pcd_preference} />
      </section>
      <section className={styles.card} aria-labelledby="o-que-oferece">
        <h2 id="o-que-oferece">O que a vaga oferece</h2>
        <div className={styles.pair}>
          <MaskedField
            control={control}
            name="salary_from"
            mask="money"
            label={WORDS.salary_from}
            hint="Por mês. Vazio é “a combinar”."
          />
          <MaskedField control={control} name="salary_to" mask="money" label={WORDS.salary_to} />
        </div>
        <MultiSelectField control={control} name="benefits" label={WORDS.benefits} load={benefits} />
        <div className={styles.pair}>
          <NumberField control={control} name="openings" label={WORDS.openings} required least={1} most={10_000} />
          <NumberField
            control={control}
            name="weekly_hours"
            label={WORDS.weekly_hours}
            required={job_type === 'internship'}
            least={1}
            most={44}
          />
        </div>
        <TextField
          control={control}
          name="schedule"
          label={WORDS.schedule}
          autoComplete="off"
          hint="Por exemplo: de segunda a sexta, das 9h às 15h."
        />
      </section>
      <section className={styles.card} aria-labelledby="onde">
        <h2 id="onde">Onde</h2>
        <RadioField control={control} name="work_model" label={WORDS.work_model} required row options={MODELS} />
        <PlacePart city={numbered('city_id')} />
      </section>
      <section className={styles.card} aria-labelledby="inscricoes">
        <h2 id="inscricoes">Inscrições e resposta</h2>
        <div className={styles.pair}>
          <MaskedField
            control={control}
            name="opens_at"
            mask="date"
            label={WORDS.opens_at}
            hint="Vazio abre ao publicar."
          />
          <MaskedField
            control={control}
            name="closes_at"
            mask="date"
            label={WORDS.closes_at}
            required
            hint="A vaga encerra sozinha no fim deste dia."
          />
        </div>
        <NumberField
          control={control}
          name="answer_within_days"
          label={WORDS.answer_within_days}
          required
          least={1}
          most={60}
        />
        <p className={styles.muted}>
          Ninguém fica sem resposta: a data aparece na vaga, e a plataforma avisa quem espera.
        </p>
        <MultiSelectField
          control={control}
          name="institution_ids"
          label={WORDS.institution_ids}
          load={partners}
          known={numbered('institution_ids')}
          hint="Vazio abre a vaga a todos."
        />
        <CheckboxField control={control} name="program_exclusive" label={IN_PROGRAM} />
      </section>
    </>
  )
}
