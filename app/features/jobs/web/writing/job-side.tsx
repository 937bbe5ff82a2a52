import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { focusField } from '#web/form/focus-field.ts'
import { placeRefusal } from '#web/form/place-refusal.ts'
import { freshIn } from '#web/fresh-in.ts'
import { momentWords } from '#web/moment.ts'
import { alert } from '#web/ui/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isPageOpen, isPublic } from '../../wire/job-states.ts'
import { JOB_STATUSES } from '../../wire/job-words.ts'
import { CloseDialog } from '../owned/close-dialog.tsx'
import { JobStanding } from '../owned/job-standing.tsx'
import { type Edited, useJobMoves } from '../owned/use-job-moves.ts'
import styles from '../owned/owned.module.css'
import { fieldIn, inFormOrder } from './field-words.ts'
import type { DraftField, JobDraft } from './job-draft.ts'
import { JobProblems } from './job-problems.tsx'
import { keepingWords } from './keeping-words.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import type { useKeptJob } from './use-kept-job.ts'

type Props = { job: Edited; kept: ReturnType<typeof useKeptJob> }

const FAILED = 'Não foi possível publicar agora. Por favor, tente novamente.'
const COPIES_SAVED = 'A cópia leva só o que está salvo, e aqui há alterações por salvar.'

/** How the job stands, what it still lacks, and what can be done with it now. */
export function JobSide({ job, kept: { keeping, waiting, save, adopt, meet, preview, unsaved, version } }: Props) {
  const form = useFormContext<JobDraft>()
  const navigate = useNavigate()
  const moves = useJobMoves(job.id, meet)
  const [dialog, setDialog] = useState<'preview' | 'close' | 'discard'>()
  const [previewed, setPreviewed] = useState(job)
  const [working, setWorking] = useState<'save' | 'publish'>()
  const { status, slug, title, missing, blockers, history } = job.attributes
  const [now] = useState(() => new Date())
  const pageOpen = isPageOpen(job.attributes, now)
  const shut = () => setDialog(undefined)
  const acts = useRef<HTMLDivElement>(null)
  const was = useRef(status)

  // The button that was pressed has gone with the state it was for: the focus goes on among those of the new one.
  useEffect(() => {
    if (was.current === status || dialog) return
    was.current = status
    if (document.activeElement === document.body) acts.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [status, dialog])

  async function saveNow() {
    if (!unsaved())
      return alert({ kind: 'info', title: 'Tudo certo', text: 'Nada mudou desde a última vez que você salvou.' })
    setWorking('save')
    if (await save(true)) alert({ kind: 'success', title: 'Tudo certo', text: 'As alterações foram salvas.' })
    setWorking(undefined)
  }

  async function publish() {
    setWorking('publish')
    try {
      if (!(await save(true))) return
      const { data } = await moves.publish(version())
      adopt(data)
      alert({ kind: 'success', title: 'Tudo certo', text: 'A vaga está publicada.' })
      await navigate('/vagas/minhas')
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, FAILED, fieldIn as never)
      const fresh = freshIn<Edited>(error)
      if (fresh) alert({ kind: 'warning', title: 'Ops!', text: meet(fresh, words) })
      else if (words) alert({ kind: 'warning', title: 'Ops!', text: words })
      else setTimeout(() => focusField(form, inFormOrder(fields as DraftField[])[0]!))
    } finally {
      setWorking(undefined)
    }
  }

  async function look() {
    const shown = await preview()
    if (!shown) return
    setPreviewed(shown)
    setDialog('preview')
  }

  async function copy() {
    if (status === 'draft' && !(await save(false))) return
    if (unsaved()) alert({ kind: 'warning', title: 'Ops!', text: COPIES_SAVED })
    else await moves.copy()
  }

  return (
    <aside className={styles.side} aria-label="Situação da vaga">
      <section className={styles.card}>
        <div className={styles.row}>
          <JobStanding {...job.attributes} />
        </div>
        <p role="status" className={styles.muted}>
          {keepingWords(keeping, waiting)}
        </p>
        {blockers.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <div ref={acts} className={styles.actions}>
          {status !== 'published' && (
            <Button kind="primary" loading={working === 'publish'} onClick={() => void publish()}>
              {status === 'draft' ? 'Publicar vaga' : status === 'paused' ? 'Voltar ao ar' : 'Reabrir vaga'}
            </Button>
          )}
          {(status !== 'draft' || keeping === 'failed') && (
            <Button
              kind={status === 'published' ? 'primary' : 'secondary'}
              loading={working === 'save'}
              onClick={() => void saveNow()}
            >
              Salvar alterações
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => void look()}>
            Ver prévia
          </Button>
          {pageOpen && <ButtonLink to={`/vagas/${slug}`}>Ver a página</ButtonLink>}
          {status !== 'draft' && <ButtonLink to={`/vagas/minhas/${job.id}/candidaturas`}>Ver candidaturas</ButtonLink>}
          {status === 'published' && (
            <Button onClick={() => void moves.pause(version()).then((answer) => answer && adopt(answer.data))}>
              Pausar
            </Button>
          )}
          {isPublic(status) && (
            <Button aria-haspopup="dialog" onClick={() => setDialog('close')}>
              Encerrar
            </Button>
          )}
          <Button onClick={() => void copy()}>Duplicar</Button>
          {status === 'draft' && (
            <Button kind="quiet" aria-haspopup="dialog" onClick={() => setDialog('discard')}>
              Apagar rascunho
            </Button>
          )}
        </div>
      </section>
      <JobProblems missing={missing} title={isPublic(status) ? 'Para corrigir' : 'Falta para publicar'} />
      {history.length > 0 && (
        <section className={styles.card} aria-labelledby="historico">
          <h2 id="historico">Histórico</h2>
          <ul className={styles.history}>
            {history.map(({ status: became, by, reason, note, at }) => (
              <li key={at}>
                <strong>{JOB_STATUSES[became]}</strong> em {momentWords(at)},{' '}
                {by ? `por ${by}` : 'pela data de encerramento'}
                {reason && <p className={styles.muted}>{[reason, note].filter(Boolean).join(': ')}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.muted}>
        <Link to="/vagas/minhas">Todas as minhas vagas</Link>
      </p>
      <PreviewDialog open={dialog === 'preview'} onClose={shut} job={previewed.attributes} />
      <CloseDialog
        id={job.id}
        open={dialog === 'close'}
        onClose={shut}
        title={title}
        close={async (reason, note) => {
          const answer = await moves.close(version(), reason, note)
          if (answer) adopt(answer.data)
          return answer !== undefined
        }}
      />
      <ConfirmDialog
        open={dialog === 'discard'}
        onClose={shut}
        title="Apagar este rascunho?"
        losses={[title]}
        confirm="Apagar rascunho"
        destructive
        onConfirm={moves.discard}
      />
    </aside>
  )
}
