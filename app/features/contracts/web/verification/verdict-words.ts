import { momentWords } from '#web/moment.ts'
import type { Verdict } from '#web/page/file-verdict.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showVerification } from '../../wire/verifications.ts'
import { fileWords, type Words } from './file-words.ts'

export type Found = Answer<typeof showVerification>['data']['attributes']

const CERTIFICATE = 'Termo de realização'

/** Green only where a file was checked: here by its bytes, or before the seal by who looked at the paper. */
function ofSealed({ sealed_at, signers, paper }: Found): Words {
  const seal = `selado em ${momentWords(sealed_at!)}`
  if (paper && signers.every(({ on_paper }) => on_paper)) {
    const all = signers.length > 1 ? `As ${signers.length} partes assinaram` : 'Foi assinado'
    return ['good', 'Contrato registrado, assinado em papel', `${all} à mão. O papel foi conferido e ${seal}.`]
  }
  return ['plain', 'Documento registrado', `Foi ${seal}. Para saber se a sua cópia é igual, confira o arquivo abaixo.`]
}

function ofState(found: Found): Words {
  const { state, type_name } = found
  if (state === 'sealed') return ofSealed(found)
  if (state === 'ended')
    return ['bad', 'Documento sem validade', 'Ele foi rejeitado ou cancelado antes de ser concluído.']
  if (state === 'on_its_way')
    return ['warning', 'Documento a caminho', 'Ainda faltam assinaturas: este documento não está completo.']
  const done = type_name === CERTIFICATE ? 'Foi emitido' : 'Todos assinaram'
  return ['plain', 'Documento quase pronto', `${done}; o selo sai em instantes.`]
}

/** What is wrong with a file matters more than what became of its document. */
export function verdictWords(found: Found, verdict: Verdict | undefined): Words {
  if (!found.history.intact)
    return ['bad', 'O registro deste documento foi alterado', 'Não confie nele. Fale com a gente.']
  return fileWords(found, verdict) ?? ofState(found)
}

/** A person by the initials; the platform's own people by its name. */
export const byWords = (who: string, app_name: string) => (who === app_name ? `pela ${who}` : `por ${who}`)
