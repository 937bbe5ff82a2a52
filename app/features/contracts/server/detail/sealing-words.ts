// All have signed and the seal is missing: what everybody reads, and what the operation reads where it is late.
import type { Header } from './header.ts'
import type { Known } from './waiting-words.ts'

export function sealing({ late_seal, docusign, app_name }: Known): Header {
  if (late_seal?.stopped)
    return { tone: 'mine', words: 'O selo parou. Todos já assinaram.', next: 'Veja o motivo e tente de novo.' }
  if (late_seal && !docusign)
    return {
      tone: 'others',
      words: 'O selo atrasou. Todos já assinaram.',
      next: 'Tentamos de novo sozinhos; o motivo da última vez está abaixo.',
    }
  return {
    tone: 'others',
    words: docusign ?? 'Todos assinaram. Selando o documento…',
    next: `Se demorar mais de 5 minutos, a ${app_name} já foi avisada.`,
  }
}
