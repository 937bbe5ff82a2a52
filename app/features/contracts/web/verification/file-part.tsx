import { FileDrop } from '#web/page/file-drop.tsx'
import { VerdictCard } from '#web/page/verdict.tsx'
import { useFileCheck } from './use-file-check.ts'

const FAILED = {
  unsealed: [
    'Este arquivo não tem selo da Ponte.',
    'Pode ser uma foto ou uma impressão. Digite o código do pé da página.',
  ],
  unread: ['Não conseguimos conferir agora.', 'O arquivo continua só no seu aparelho. Escolha-o de novo.'],
} as const

/** `second`: of a document that is shown already. */
export function FilePart({ second = false }: { second?: boolean }) {
  const { busy, failed, read } = useFileCheck()
  const [title, text] = failed ? FAILED[failed] : []
  return (
    <>
      <FileDrop
        small={second}
        busy={busy}
        title={second ? 'Tem o arquivo?' : 'Solte o PDF aqui'}
        hint={
          second
            ? 'Confira se é o mesmo, byte por byte. Ele não sai deste aparelho.'
            : 'O código é lido do próprio arquivo, que não sai deste aparelho.'
        }
        onFile={read}
      />
      {failed && <VerdictCard tone="warning" title={title!} text={text!} />}
    </>
  )
}
