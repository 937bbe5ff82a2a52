import { momentWords } from '#web/moment.ts'
import type { Verdict } from '#web/page/file-verdict.ts'
import type { Tone } from '#web/page/shields.ts'

export type Words = readonly [tone: Tone, title: string, text: string]
type Sealed = { sealed_at: string | null; replaced_by: string | null }

const APPENDED: Words = [
  'warning',
  'O selo não cobre todo o documento',
  'A parte selada está íntegra, mas algo foi acrescentado depois dela. Vale só o que foi selado.',
]
const ALTERED: Words = ['bad', 'Este arquivo foi alterado', 'O conteúdo não é o que foi selado. Não confie nele.']
const OF_NO_SEAL: Words = [
  'bad',
  'Este arquivo não é o documento',
  'Ele diz ter um selo, e este documento não foi selado. Não confie nele.',
]

/** `verdict` is undefined where no file was read. */
export function fileWords({ sealed_at, replaced_by }: Sealed, verdict: Verdict | undefined): Words | undefined {
  if (verdict === 'appended') return APPENDED
  if (verdict === 'altered') return sealed_at ? ALTERED : OF_NO_SEAL
  const when = sealed_at && momentWords(sealed_at)
  if (replaced_by) {
    const same = verdict && when ? `O arquivo é o que foi selado em ${when}, mas foi` : 'Foi'
    return ['warning', 'Documento substituído', `${same} emitido outro no lugar dele.`]
  }
  return verdict && when
    ? ['good', 'Documento autêntico', `É o mesmo que foi selado em ${when}. Nada mudou.`]
    : undefined
}
