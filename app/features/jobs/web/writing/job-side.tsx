import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#web/calls/api.ts'
import { focusField } from '#web/form/errors/focus-field.ts'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { momentWords } from '#web/moment.ts'
import { Card, Muted, Section } from '#web/page/page.tsx'
import { keepingWords } from '#web/record/keeping-words.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { jobRecord } from '../../wire/job-record.ts'
import { isPageOpen, isPublic } from '../../wire/job-states.ts'
import { JOB_STATUSES } from '../../wire/job-words.ts'
import { previewJob } from '../../wire/writing.ts'
import { CloseDialog } from '../owned/close-dialog.tsx'
import { JobStanding } from '../owned/job-standing.tsx'
import { type Edited, useJobMoves } from '../owned/use-job-moves.ts'
import styles from '../owned/owned.module.css'
import type { Saving } from './job-editor.tsx'
import { JobProblems } from './job-problems.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishedDialog } from './published-dialog.tsx'
import writing from './writing.module.css'

type Props = { job: Edited; saving: Saving; keep: (job: Edited) => void }

const FAILED = 'Não foi possível publicar agora. Por favor, tente novamente.'
const NOT_SHOWN = 'Não foi possível mostrar a prévia agora. Por favor, tente novamente.'
const COPIES_SAVED = 'A cópia leva só o que está salvo, e aqui há alterações por salvar.'

/** The job's state, its missing fields, and its actions. */
export function JobSide({ job, saving, keep }: Props) {
  const { form, keeping, waiting, save, unsaved, version } = saving
  const moves = useJobMoves(job.id, adopt)
  const [dialog, setDialog] = useState<'preview' | 'close' | 'discard' | 'published'>()
  const [previewed, setPreviewed] = useState(job)
  const [working, setWorking] = useState<'save' | 'publish'>()
  const { status, slug, title, blockers, history } = job.attributes
  const [now] = useState(() => new Date())
  const pageOpen = isPageOpen(job.attributes, now)
  const shut = () => setDialog(undefined)
  const acts = useRef<HTMLDivElement>(null)
  const was = useRef(status)

  // The pressed button is gone with its state: the focus moves to the buttons of the new one.
  useEffect(() => {
    if (was.current === status || dialog) return
    was.current = status
    if (document.activeElement === document.body) acts.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [status, dialog])

  function adopt(stands: Edited) {
    keep(stands)
    saving.meet(stands.attributes)
  }

  /** Shows errors on fields, or as an alert. */
  function refuse(error: unknown, failed: string) {
    const { fields, words } = placeRefusal(form, error, failed)
    const fresh = freshIn<Edited>(error)
    if (fresh) adopt(fresh)
    if (words) alert({ kind: 'warning', title: 'Ops!', text: words })
    else setTimeout(() => focusField(form, fields[0]!))
  }

  async function saveNow() {
    if (!unsaved())
      return alert({ kind: 'info', title: 'Tudo certo!', text: 'Nada mudou desde a última vez que você salvou.' })
    setWorking('save')
    if (await save(true)) alert({ kind: 'success', title: 'Tudo certo!', text: 'As alterações foram salvas.' })
    setWorking(undefined)
  }

  async function publish() {
    setWorking('publish')
    try {
      if (!(await save(true))) return
      adopt((await moves.publish(version())).data)
      setDialog('published')
    } catch (error) {
      refuse(error, FAILED)
    } finally {
      setWorking(undefined)
    }
  }

  /** A preview of the form's values; nothing is saved. */
  async function look() {
    try {
      setPreviewed((await call(previewJob, { id: job.id, job: saving.changes() })).data)
      setDialog('preview')
    } catch (error) {
      refuse(error, NOT_SHOWN)
    }
  }

  async function copy() {
    if (status === 'draft' && !(await save(false))) return
    if (unsaved()) alert({ kind: 'warning', title: 'Ops!', text: COPIES_SAVED })
    else await moves.copy()
  }

  const saveButton = (
    <Button
      kind={status === 'published' ? 'primary' : 'secondary'}
      loading={working === 'save'}
      onClick={() => void saveNow()}
    >
      Salvar alterações
    </Button>
  )
  return (
    <aside className={styles.side} aria-label="Situação da vaga">
      <Card>
        <div ref={acts} className={writing.pinned}>
          <div className={writing.state}>
            <JobStanding {...job.attributes} />
            <div role="status">
              <Muted>{keepingWords(jobRecord, keeping, waiting)}</Muted>
            </div>
          </div>
          {status !== 'published' && (
            <Button kind="primary" loading={working === 'publish'} onClick={() => void publish()}>
              {status === 'draft' ? 'Publicar vaga' : status === 'paused' ? 'Voltar ao ar' : 'Reabrir vaga'}
            </Button>
          )}
          {status === 'published' && saveButton}
        </div>
        {blockers.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <div className={styles.acts}>
          {(status === 'paused' || status === 'closed' || keeping === 'failed' || keeping === 'unsettled') &&
            status !== 'published' &&
            saveButton}
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
      </Card>
      <JobProblems of={job.attributes} draft={!isPublic(status)} />
      {history.length > 0 && (
        <Section title="Histórico" id="historico">
          <ul className={styles.history}>
            {history.map(({ status: became, by, reason, note, at }) => (
              <li key={at}>
                <strong>{JOB_STATUSES[became]}</strong> em {momentWords(at)},{' '}
                {by ? `por ${by}` : 'pela data de encerramento'}
                {reason && <Muted>{[reason, note].filter(Boolean).join(': ')}</Muted>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Muted>
        <Link to="/vagas/minhas">Todas as minhas vagas</Link>
      </Muted>
      <PublishedDialog open={dialog === 'published'} onClose={shut} slug={slug} title={title} />
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
