import { useEffect, useRef } from 'react'
import { VerdictCard, VerdictPlace } from '#web/page/verdict.tsx'
import type { Failure } from './use-file-check.ts'

const WORDS: Record<Failure, readonly [title: string, text: string]> = {
  unsealed: [
    'Este arquivo não tem selo da Ponte.',
    'Pode ser uma foto ou uma impressão. Digite o código do pé da página.',
  ],
  large: ['Este arquivo é grande demais.', 'Conferimos arquivos de até 100 MB. Digite o código do pé da página.'],
  unread: ['Não conseguimos conferir agora.', 'O arquivo continua só no seu aparelho. Escolha-o de novo.'],
}

/** Where the verdict would stand; on a phone that is above what is in sight. */
export function FailedReading({ of }: { of: Failure | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) place.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  const [title, text] = of ? WORDS[of] : []
  return <VerdictPlace ref={place}>{of && <VerdictCard tone="warning" title={title!} text={text!} />}</VerdictPlace>
}
