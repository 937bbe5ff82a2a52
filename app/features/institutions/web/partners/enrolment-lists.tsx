import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { call, upload } from '#web/calls/api.ts'
import { Choice } from '#web/form/choices/choice.tsx'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { UploadFrame } from '#web/form/uploads/upload-frame.tsx'
import { freshIn } from '#web/calls/fresh-in.ts'
import { saveKeys } from '#web/calls/save-key.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { checkEnrolments, importEnrolments, LIST_BYTES, LIST_ROWS, showPartner } from '../../wire/partners.ts'
import { ListReport, type Read } from './list-report.tsx'
import { losesNothing, number, people, told } from './list-words.ts'
import type { Institution } from './partner-form.tsx'
import styles from './partners.module.css'
import { ReceivedLists } from './received-lists.tsx'

const RULE: FileRule = { kinds: ['spreadsheet', 'csv'], mostBytes: LIST_BYTES }
const FAILED = { unanswered: 'Não foi possível enviar a lista agora. Confira a sua conexão e tente novamente.' }
const MB = 1_000_000

/** Who studies here, as the institution tells it: looked at first, imported when the operator agrees. */
export function EnrolmentLists({ institution: { id, attributes } }: { institution: Institution }) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [replace, setReplace] = useState(false)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ done: number; total: number }>()
  const [refusals, setRefusals] = useState<string[]>([])
  const [report, setReport] = useState<Read & { done: boolean }>()
  const [keys] = useState(() => saveKeys())
  const { bonds, enrolled, lists, in_force } = attributes

  async function send(given: File, check: boolean) {
    setBusy(true)
    // What takes the place of others is said for each list by itself.
    if (check) setReplace(false)
    setRefusals([])
    try {
      const input = { file: given, ...(!check && { replace, ...(report?.seen && { seen: report.seen }) }) }
      const onSent = (done: number, total: number) => setSent({ done: done / MB, total: total / MB })
      const { data } = await upload(
        check ? checkEnrolments : importEnrolments,
        { id, ...input },
        { onSent, signal: new AbortController().signal, headers: { 'idempotency-key': keys.keyFor(input) } },
      )
      keys.done()
      setReport({ ...data.attributes, done: !check })
      setFile(check ? given : undefined)
      // The bonds are recognised in the background: the figures are read now, and once more a little later.
      if (!check)
        for (const wait of [0, 4_000])
          setTimeout(
            () =>
              void call(showPartner, { id }).then(
                (fresh) => client.setQueryData(answerOf(showPartner, { id }).queryKey, fresh),
                () => {},
              ),
            wait,
          )
    } catch (error) {
      const now = freshIn<{ attributes: Read }>(error)
      // An import whose answer was lost is asked for again from where it stands: with its key it is told, not done
      // twice.
      setReport((before) => (now ? { ...now.attributes, done: false } : check ? undefined : before))
      setRefusals([wordsOfFailure(error, FAILED)])
    } finally {
      setBusy(false)
      setSent(undefined)
    }
  }

  return (
    <section className={styles.card} aria-labelledby="matricula">
      <h2 id="matricula">Listas de matrícula</h2>
      <p className={styles.lead}>
        Uma pessoa por linha, com uma coluna “CPF”, uma “E-mail”, ou as duas; até {number.format(LIST_ROWS)} linhas. O
        vínculo vale para quem já tem conta e informa que estuda aqui, e para quem se cadastrar depois. Fica só o resumo
        cifrado de cada CPF e e-mail.
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>Pessoas nas listas</dt>
          <dd>{number.format(enrolled)}</dd>
        </div>
        <div>
          <dt>Vínculos por lista</dt>
          <dd>{number.format(bonds.enrolment_list)}</dd>
        </div>
        <div>
          <dt>Vínculos por e-mail</dt>
          <dd>{number.format(bonds.email)}</dd>
        </div>
      </dl>
      <UploadFrame
        label="Lista de matrícula"
        rule={RULE}
        words={busy ? 'Conferindo…' : file ? 'Escolher outra lista' : 'Escolher lista'}
        disabled={busy}
        refusals={refusals}
        onFiles={([chosen]) => chosen && void send(chosen, true)}
        onRefusals={setRefusals}
      />
      {busy && sent && <Progress label={sent.done < sent.total ? 'Enviando' : 'Conferindo'} {...sent} unit="MB" />}
      {report && (
        <ListReport
          report={report}
          busy={busy}
          in_force={in_force}
          onImport={file && (() => (replace && !losesNothing(report) ? setAsked(true) : void send(file, false)))}
          choice={
            <Choice
              type="checkbox"
              name="replace"
              label="Esta lista substitui as anteriores"
              description={enrolled === 0 ? 'Ainda não há listas anteriores.' : told(report)}
              checked={replace}
              onPick={() => setReplace(!replace)}
              onBlur={() => {}}
            />
          }
        />
      )}
      {file && report && (
        <ConfirmDialog
          open={asked}
          onClose={() => setAsked(false)}
          title="Substituir as listas anteriores?"
          losses={[
            ...(report.left_out ? [`${people(report.left_out)} das listas anteriores.`] : []),
            ...(report.bonds_lost
              ? [`O vínculo de ${people(report.bonds_lost)}, e o acesso às vagas exclusivas.`]
              : []),
          ]}
          confirm="Substituir"
          destructive
          onConfirm={async () => {
            setAsked(false)
            await send(file, false)
          }}
        />
      )}
      <ReceivedLists lists={lists} />
    </section>
  )
}
