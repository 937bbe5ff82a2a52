import type { ReactNode } from 'react'
import box from '#web/ui/check-mark.module.css'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterToggle } from '#web/ui/filters/filter-toggle.tsx'
import { keysOf } from '#wire/keys-of.ts'
import { IN_PROGRAM, JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import type { BoardFilters } from './board-address.ts'
import styles from './board.module.css'
import type { Choice, Options } from './load-jobs.ts'
import { useChoices } from './use-choices.ts'

type Props = {
  filters: BoardFilters
  options: Options
  school: string | undefined
  onFilter: (changes: BoardFilters) => void
}

/** Named as in the address, so that a plain form sends the same. */
export function Filters({ filters, options, school, onFilter }: Props) {
  const { cities, courses, wantCourses } = useChoices(filters, options)
  const [state] = filters.state_id ?? []
  return (
    <div className={styles.filters}>
      <div className={styles.only}>
        {school && (
          <FilterToggle
            value={filters.ies_jobs_only}
            onChange={(ies_jobs_only) => onFilter({ ies_jobs_only })}
            seen={onlyOf(school)}
          />
        )}
      </div>
      {!school && filters.ies_jobs_only && <input type="hidden" name="ies_jobs_only" value={filters.ies_jobs_only} />}
      {filters.company_id && <input type="hidden" name="company_id" value={filters.company_id} />}
      <ChooseFilter
        label="Estado"
        name="state_id[]"
        none="Todo o Brasil"
        value={state}
        choices={options.states}
        onChoose={(id) => onFilter({ state_id: id ? [id] : [], city_id: [] })}
      />
      {state && cities.length > 0 && (
        <ChooseFilter
          label="Cidade"
          name="city_id[]"
          none="Todas as cidades"
          value={filters.city_id?.[0]}
          choices={cities}
          onChoose={(id) => onFilter({ city_id: id ? [Number(id)] : [] })}
        />
      )}
      <ChooseFilter
        label="Área"
        name="area_id[]"
        none="Todas as áreas"
        value={filters.area_id?.[0]}
        choices={options.areas}
        onChoose={(id) => onFilter({ area_id: id ? [id] : [] })}
      />
      <Several
        legend="Tipo de vaga"
        name="job_type[]"
        of={JOB_TYPES}
        chosen={filters.job_type ?? []}
        onChange={(job_type) => onFilter({ job_type })}
      />
      <Several
        legend="Modelo de trabalho"
        name="work_model[]"
        of={WORK_MODELS}
        chosen={filters.work_model ?? []}
        onChange={(work_model) => onFilter({ work_model })}
      />
      <ChooseFilter
        label="Salário ou bolsa"
        name="salary_from"
        none="Qualquer valor"
        value={filters.salary_from}
        choices={SALARIES}
        strange={filters.salary_from && `A partir de R$ ${filters.salary_from.toLocaleString('pt-BR')}`}
        onChoose={(from) => onFilter({ salary_from: from ? Number(from) : undefined })}
      />
      <div onPointerEnter={wantCourses} onFocus={wantCourses}>
        <ChooseFilter
          label="Aceita meu curso"
          name="course_id[]"
          none="Qualquer curso"
          value={filters.course_id?.[0]}
          choices={courses}
          onChoose={(id) => onFilter({ course_id: id ? [id] : [] })}
        />
      </div>
      <fieldset className={styles.several}>
        <legend>Mais</legend>
        <Tick name="pcd" value="true" on={Boolean(filters.pcd)} onChange={(on) => onFilter({ pcd: on || undefined })}>
          Preferência para pessoas com deficiência
        </Tick>
        <Tick
          name="program_exclusive"
          value="true"
          on={Boolean(filters.program_exclusive)}
          onChange={(on) => onFilter({ program_exclusive: on || undefined })}
        >
          {IN_PROGRAM}
        </Tick>
      </fieldset>
    </div>
  )
}

/** 'Só da Horizonte' */
function onlyOf(school: string) {
  const short = school.replace(/^Universidade (?=\p{Lu})/u, '')
  return /^(Centro|Instituto|Colégio)/.test(short) ? `Só do ${short}` : `Só da ${short}`
}

const SALARIES: Choice[] = [800, 1000, 1200, 1500, 2000, 3000, 5000, 8000].map((value) => ({
  value,
  label: `A partir de R$ ${value.toLocaleString('pt-BR')}`,
}))

type SeveralProps<K extends string> = {
  legend: string
  name: string
  of: Record<K, string>
  chosen: readonly K[]
  onChange: (chosen: K[]) => void
}

function Several<K extends string>({ legend, name, of, chosen, onChange }: SeveralProps<K>) {
  return (
    <fieldset className={styles.several}>
      <legend>{legend}</legend>
      {keysOf(of).map((key) => (
        <Tick
          key={key}
          name={name}
          value={key}
          on={chosen.includes(key)}
          onChange={(on) => onChange(on ? [...chosen, key] : chosen.filter((one) => one !== key))}
        >
          {of[key]}
        </Tick>
      ))}
    </fieldset>
  )
}

type TickProps = { name: string; value: string; on: boolean; onChange: (on: boolean) => void; children: ReactNode }

const Tick = ({ name, value, on, onChange, children }: TickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      className={box.box}
      name={name}
      value={value}
      checked={on}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {children}
  </label>
)
