import type { Ctx } from '#server/context.ts'
import { DOCX_FAULTS, readDocx, UnreadableDocx } from '#server/docx/docx.ts'
import { invalid, refusedFile } from '#server/refusal.ts'
import { size } from '#wire/text/sentences.ts'
import { DOCX_BYTES, MOST_LETTERS } from '../../wire/templates.ts'
import { templateToChange } from '../template-access.ts'
import { type Reading, sourceOf } from './template-source.ts'

const READINGS = { name: 'template readings', times: 30, seconds: 3600 }
const TOO_LONG = `O texto passa de ${MOST_LETTERS.toLocaleString('pt-BR')} letras. Divida o documento ou encurte-o.`
const NOTHING = 'Não achamos texto neste documento. Se ele é uma imagem digitalizada, digite o texto no editor.'

async function read(file: File) {
  try {
    return await readDocx(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof UnreadableDocx)) throw error
    const { status, words } = DOCX_FAULTS[error.fault]
    throw status === 422 ? invalid({ file: words }) : refusedFile(status, 'file', words)
  }
}

/** What a draft could begin with. Nothing of the file is kept. */
export async function readTemplateFile(ctx: Ctx, id: string, file: File): Promise<Reading> {
  await templateToChange(ctx, id)
  if ('login_id' in ctx.actor) ctx.limits.spend(READINGS, ctx.actor.login_id)
  if (file.size > DOCX_BYTES) throw refusedFile(413, 'file', `Envie um arquivo DOCX de até ${size(DOCX_BYTES)}.`)
  const reading = sourceOf(await read(file))
  if (reading.body.trim() === '') throw invalid({ file: NOTHING })
  if (reading.body.length > MOST_LETTERS) throw invalid({ file: TOO_LONG })
  return reading
}
