import { momentWords } from '#web/moment.ts'
import type { Verdict } from '#web/page/file-verdict.ts'
import type { Tone } from '#web/page/shields.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showVerification } from '../../wire/verifications.ts'

export type Found = Answer<typeof showVerification>['data']['attributes']
type Words = readonly [tone: Tone, title: string, text: string]

const ALTERED: Words = ['bad', 'Este arquivo foi alterado', 'O conteúdo não é o que foi selado. Não confie nele.']

function ofFile({ sealed_at }: Found, verdict: Verdict): Words {
  if (verdict === 'appended')
    return [
      'warning',
      'O selo não cobre todo o documento',
      'A parte selada está íntegra, mas algo foi acrescentado depois dela. Vale só o que foi selado.',
    ]
  if (verdict === 'altered') return ALTERED
  return ['good', 'Documento autêntico', `É o mesmo que foi selado em ${momentWords(sealed_at!)}. Nada mudou.`]
}

/** Green only where a file was checked: here by its bytes, or before the seal by who looked at the paper. */
function ofSealed({ sealed_at, signers, paper }: Found): Words {
  const seal = `selado em ${momentWords(sealed_at!)}`
  if (paper && signers.every(({ on_paper }) => on_paper)) {
    const all = signers.length > 1 ? `As ${signers.length} partes assinaram` : 'Foi assinado'
    return ['good', 'Contrato registrado, assinado em papel', `${all} à mão. O papel foi conferido e ${seal}.`]
  }
  return ['plain', 'Documento registrado', `Foi ${seal}. Para saber se a sua cópia é igual, confira o arquivo abaixo.`]
}

export function verdictWords(found: Found, verdict: Verdict | undefined): Words {
  if (!found.history.intact)
    return ['bad', 'O registro deste documento foi alterado', 'Não confie nele. Fale com a gente.']
  if (found.replaced_by)
    return ['warning', 'Documento substituído', `Foi emitido outro no lugar dele: ${found.replaced_by}.`]
  if (found.state === 'ended')
    return ['bad', 'Documento sem validade', 'Ele foi rejeitado ou cancelado antes de ser concluído.']
  if (found.state === 'on_its_way')
    return ['warning', 'Documento a caminho', 'Ainda faltam assinaturas: este documento não está completo.']
  return verdict ? ofFile(found, verdict) : ofSealed(found)
}
