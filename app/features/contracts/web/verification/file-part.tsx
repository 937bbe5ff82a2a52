import { FileDrop } from '#web/page/file-drop.tsx'

type Props = {
  /** Of a document that is shown already. */
  second?: boolean
  busy: boolean
  onFile: (file: File) => void
}

export const FilePart = ({ second = false, busy, onFile }: Props) => (
  <FileDrop
    small={second}
    busy={busy}
    title={second ? 'Tem o arquivo?' : 'Solte o PDF aqui'}
    hint={
      second
        ? 'Confira se é o mesmo, byte por byte. Ele não sai deste aparelho.'
        : 'O código é lido do próprio arquivo, que não sai deste aparelho.'
    }
    onFile={onFile}
  />
)
