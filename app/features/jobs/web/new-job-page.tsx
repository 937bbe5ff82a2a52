import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { callOnce } from '#web/calls/call-once.ts'
import { keepTyped, personHere, takeTyped } from '#web/storage/kept-typing.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { createJob } from '../wire/writing.ts'
import type { Route } from './+types/new-job-page'
import styles from './owned/owned.module.css'
import saved from './saved/saved.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Criar vaga', index: false })

const FAILED = 'Não foi possível criar a vaga agora. Por favor, tente novamente.'

const FORM = 'new job'
type Typed = { title?: string; company_id?: string }

/** Until a draft exists, typed values are kept in this tab and survive a reload. */
const keep = (typed: Typed) => keepTyped(personHere() ?? '', FORM, typed)
function readTyped(): Typed {
  const typed: Typed = takeTyped(personHere() ?? '', FORM) ?? {}
  keep(typed)
  return typed
}
const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Typed

/** A draft is created with its title, then saves itself. */
export default function NewJobPage() {
  const navigate = useNavigate()
  const companies = useCompanies()
  const [before] = useState(readTyped)
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { title = '', company_id } = typedIn(event.currentTarget)
    setWorking(true)
    try {
      const { data } = await callOnce(createJob, { job: { title: title.trim(), ...(company_id && { company_id }) } })
      takeTyped(personHere() ?? '', FORM)
      await navigate(`/vagas/minhas/${data.id}/editar`, { replace: true })
    } catch (failure) {
      setProblem((failure instanceof Refused && failure.body.errors?.['title']?.[0]) || wordsOfFailure(failure, FAILED))
      setWorking(false)
    }
  }

  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Breadcrumb trail={[{ label: 'Minhas vagas', to: '/vagas/minhas' }, { label: 'Criar vaga' }]} />
      <h1>Criar vaga</h1>
      <form
        method="post"
        className={styles.card}
        onInput={({ currentTarget }) => keep(typedIn(currentTarget))}
        onSubmit={(event) => void begin(event)}
      >
        <label className={saved.field}>
          <span>Título da vaga</span>
          <input
            name="title"
            required
            defaultValue={before.title}
            maxLength={160}
            autoComplete="off"
            placeholder="Estágio em Marketing Digital"
            aria-invalid={problem ? true : undefined}
            aria-describedby="titulo-da-vaga"
          />
          <span
            id="titulo-da-vaga"
            role={problem ? 'alert' : undefined}
            className={problem ? saved.problem : saved.hint}
          >
            {problem ?? 'Diga o cargo e a área, como quem procura escreveria.'}
          </span>
        </label>
        {companies.length > 1 && (
          <label className={saved.field}>
            <span>Empresa</span>
            <select
              name="company_id"
              defaultValue={companies.find(({ value }) => value === before.company_id)?.value ?? companies[0]?.value}
            >
              {companies.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.row}>
          <Button kind="primary" type="submit" loading={working}>
            Criar rascunho
          </Button>
        </div>
      </form>
    </div>
  )
}
