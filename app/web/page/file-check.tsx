import { useState } from 'react'
import { Muted, Section } from './page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { judge, type Verdict } from './file-verdict.ts'

type Words = Record<Verdict, readonly [kind: 'info' | 'warning' | 'bad', title: string, text: string]>
const WORDS: Words = {
  same: ['info', 'É este documento, byte por byte', 'O arquivo é igual ao que foi selado.'],
  appended: [
    'warning',
    'O selo não cobre todo o documento',
    'O começo é o documento selado, mas alguém acrescentou algo depois.',
  ],
  altered: ['bad', 'Não confie neste arquivo', 'Ele foi alterado, ou é outro documento.'],
}

/** `size`: of what was sealed, where more may stand behind it. */
type Props = { sha256: string; size?: number; words?: Words }

/** The file never leaves the browser: only its hash is compared, here. */
export function FileCheck({ sha256, size = Infinity, words: of = WORDS }: Props) {
  const [verdict, setVerdict] = useState<Verdict>()
  const [kind, title, words] = verdict ? of[verdict] : []
  return (
    <Section title="Confira o seu arquivo" id="file">
      <Muted>Escolha o PDF que você recebeu. Ele não é enviado: a conferência acontece aqui, no seu aparelho.</Muted>
      <input
        type="file"
        accept="application/pdf"
        aria-label="Arquivo para conferir"
        onChange={({ currentTarget: { files } }) => files?.[0] && void judge(files[0], sha256, size).then(setVerdict)}
      />
      <div role="status">
        {verdict && (
          <Notice kind={kind!} title={title!}>
            {words}
          </Notice>
        )}
      </div>
    </Section>
  )
}
