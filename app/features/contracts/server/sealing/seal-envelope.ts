// Once everybody has signed: one sealed PDF a version, made outside of any transaction, and kept in one.
import { attachFile, keepFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { sealDocument } from '#server/sealing/seal-document.ts'
import { listener, outsideTask } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import type { Paper } from '#wire/paper/paper.ts'
import { KINDS } from '../../wire/words.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'
import { completedBytes } from '../docusign/completed.ts'
import { checkAddress } from './check-address.ts'
import { evidenceOf, setEvidence } from './evidence.ts'
import { envelopeMoved, takeEvent } from '../machine.ts'
import { attachPapers, papersOf, setPhotos } from './returned-papers.ts'
import { SEAL_TASK, SEALED } from './sealed.ts'

/** Retries for two days: a seal waits for whatever is broken, and is never given up quietly. */
const TRIES = 60

const paperOf = ({ current, title }: Envelope): Paper =>
  (current.paper as Paper | null) ?? {
    title,
    blocks: [
      {
        type: 'paragraph',
        runs: [
          { text: 'O documento assinado em papel foi recebido e conferido; o arquivo original está anexado a este.' },
        ],
      },
    ],
  }

export async function sealedBytes(ctx: Ctx, envelope: Envelope) {
  const { current, code } = envelope
  const evidence = await evidenceOf(ctx, envelope)
  const checked_at = checkAddress(ctx, code)
  const papers = await papersOf(ctx, envelope)
  const pdf = setPaper({
    paper: paperOf(envelope),
    mark: `${code}, versão ${current.number}`,
    app_name: ctx.configuration.app_name,
    dated: today(ctx.now),
    checked_at,
    behind: (pdf, sheet) => {
      setPhotos(pdf, sheet, papers)
      setEvidence(pdf, sheet, { ...envelope, checked_at }, evidence)
    },
  })
  attachPapers(pdf, papers)
  return sealDocument(ctx, pdf, code)
}

/** Listens to every step: who takes the last one does not wait for the seal. */
const sealOnceSigned = outsideTask<{ envelope_id: string; to: string }>(
  SEAL_TASK,
  async (ctx, { envelope_id, to }) => {
    if (to !== 'sealing') return
    const envelope = await findEnvelope(ctx, envelope_id)
    if (envelope.state !== 'sealing') return
    const finished = envelope.provider === 'docusign' ? completedBytes : sealedBytes
    const { bytes, seal_key_id } = await finished(ctx, envelope)
    const name = `${KINDS[envelope.kind]} ${envelope.code}.pdf`
    const kept = await keepFile(ctx, new File([bytes], name, { type: 'application/pdf' }), SEALED)
    const sealed_sha256 = kept.sha256.toString('hex')
    await transaction(ctx, async (ctx) => {
      await takeEvent(
        ctx,
        'seal',
        envelope_id,
        { sealed_file_id: kept.id, sealed_sha256, seal_key_id },
        async (ctx, { current, state }) => {
          if (state !== 'sealing') return
          await attachFile(ctx, kept)
          await ctx.db
            .updateTable('envelope_versions')
            .set({ sealed_file_id: kept.id, sealed_sha256, sealed_at: ctx.now.toISOString(), seal_key_id })
            .where('id', '=', current.id)
            .execute()
        },
      )
    })
  },
  { tries: TRIES },
)

export const sealListeners = [listener(envelopeMoved, sealOnceSigned as never)]
