import { IconTrash } from '#web/icons/t/trash.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#web/calls/api.ts'
import { FieldError } from '#web/form/field-look.tsx'
import fields from '#web/form/field.module.css'
import { freshIn } from '#web/calls/fresh-in.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { MOST_STAGES, type StageState, USUAL_STAGES } from '../../../wire/candidature-words.ts'
import { changeStages } from '../../../wire/pipeline.ts'
import { Muted } from '#web/page/page.tsx'
import dialogs from './dialogs.module.css'
import styles from '../pipeline.module.css'
import type { Stage } from '../use-pipeline.ts'

type Row = { id: string; key?: string; name: string; state: StageState }
const BETWEEN = ['screening', 'interview', 'offer'] as const
const isBetween = (state: StageState) => (BETWEEN as readonly string[]).includes(state)
const ORDER = Object.keys(USUAL_STAGES)
const rowsOf = (stages: Omit<Stage, 'count'>[]): Row[] =>
  stages.map(({ key, name, state }) => ({ id: key, key, name, state }))
const inOrder = (rows: Row[]) => rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))

/** A colleague's columns with the changes made here: renamed, added and removed ones. */
function merged(before: readonly Row[], now: readonly Row[], fresh: Row[]): Row[] {
  const gone = before.filter(({ id }) => !now.some((row) => row.id === id))
  const renamed = now.filter(({ id, name }) => before.some((row) => row.id === id && row.name !== name))
  const remaining = fresh
    .filter(({ id }) => !gone.some((row) => row.id === id))
    .map((row) => ({ ...row, name: renamed.find(({ id }) => id === row.id)?.name ?? row.name }))
  return inOrder([...remaining, ...now.filter(({ key }) => !key)])
}

/** Two columns of one name could not be told apart. */
function freeName(
  state: StageState,
  rows: readonly Row[],
  n = rows.filter((row) => row.state === state).length + 1,
): string {
  const name = `${USUAL_STAGES[state]} ${n}`
  return rows.some((row) => row.name === name) ? freeName(state, rows, n + 1) : name
}

/** The job's columns: named by the company, each with one step that the person understands. */
export function StagesDialog({
  job_id,
  stages,
  lock_version,
  onClose,
}: {
  job_id: string
  stages: Stage[]
  lock_version: number
  onClose: () => void
}) {
  const client = useQueryClient()
  const own = useId()
  const [base, setBase] = useState(() => ({ rows: rowsOf(stages), lock_version }))
  const [rows, setRows] = useState<Row[]>(base.rows)
  const [problem, setProblem] = useState<{ words: string; /** Of a column: its place. */ at?: number }>()
  const change = (id: string, values: Partial<Row>) => {
    setRows(rows.map((row) => (row.id === id ? { ...row, ...values } : row)))
    setProblem(undefined)
  }
  /** A column between the ends that holds somebody by now. */
  const holds = ({ key, state }: { key?: string | undefined; state: StageState }) =>
    isBetween(state) && stages.some((one) => one.key === key && one.count > 0)
  async function save() {
    try {
      await call(changeStages, {
        id: job_id,
        stages: rows.map(({ key, name, state }) => ({ ...(key && { key }), name, state })),
        lock_version: base.lock_version,
      })
      await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
      alert({ kind: 'success', title: 'Tudo certo', text: 'O quadro desta vaga mudou.' })
      onClose()
    } catch (error) {
      const fresh = freshIn<Omit<Stage, 'count'>[]>(error)
      if (fresh) {
        const current = rowsOf(fresh)
        const { lock_version = base.lock_version } = (error as Refused).body as { lock_version?: number }
        setRows(merged(base.rows, rows, current))
        setBase({ rows: current, lock_version })
      }
      const [[path, [words]] = ['', []]] = Object.entries((error instanceof Refused && error.body.errors) || {})
      const at = /^stages\[(\d+)\]/.exec(path)?.[1]
      if (at !== undefined && words) {
        setProblem({ words, at: Number(at) })
        document.getElementById(`${own}-${at}`)?.focus()
      } else
        setProblem({
          words: wordsOfFailure(error, 'Não foi possível salvar agora. Por favor, tente novamente.'),
        })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Colunas do quadro"
      wide
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" onClick={() => void save()}>
            Salvar colunas
          </Button>
        </>
      }
    >
      <div className={dialogs.stack}>
        {problem && problem.at === undefined && (
          <p role="alert" className={styles.late}>
            {problem.words}
          </p>
        )}
        <Muted>O candidato não vê estes nomes: ele lê só em que passo está.</Muted>
        {rows.some(holds) && (
          <p id={`${own}-why`} className={styles.muted}>
            Uma coluna com pessoas não sai: leve-as antes a outra.
          </p>
        )}
        {rows.map(({ id, key, name, state }, at) => (
          <div key={id} className={dialogs.stageRow}>
            <label className={styles.labelled}>
              <span>
                Nome
                <span className="unseen">
                  {' '}
                  da coluna {at + 1}, {USUAL_STAGES[state]}
                </span>
              </span>
              <input
                id={`${own}-${at}`}
                className={styles.input}
                {...(problem?.at === at && { 'aria-invalid': true, 'aria-describedby': `${own}-wrong` })}
                maxLength={40}
                value={name}
                onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
              />
              {problem?.at === at && (
                <span id={`${own}-wrong`} role="alert" className={fields.error}>
                  <FieldError>{problem.words}</FieldError>
                </span>
              )}
            </label>
            <span className={styles.muted}>{USUAL_STAGES[state]}</span>
            {isBetween(state) && (
              <Button
                kind="icon"
                aria-label={`Tirar a coluna ${name}`}
                {...(holds({ key, state }) && { disabled: true, 'aria-describedby': `${own}-why` })}
                onClick={() => setRows(rows.filter((row) => row.id !== id))}
              >
                <Icon of={IconTrash} size={18} />
              </Button>
            )}
          </div>
        ))}
        {rows.length < MOST_STAGES && (
          <div className={styles.bar}>
            {BETWEEN.map((state) => (
              <Button
                key={state}
                onClick={() =>
                  setRows(
                    inOrder([...rows, { id: `nova-${rows.length}-${Date.now()}`, name: freeName(state, rows), state }]),
                  )
                }
              >
                Mais uma de {USUAL_STAGES[state]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
