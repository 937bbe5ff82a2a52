import { useState } from 'react'
import { FileDrop } from './file-drop.tsx'
import { judge, type Verdict } from './file-verdict.ts'
import type { Tone } from './shields.ts'
import { VerdictCard, VerdictPlace } from './verdict.tsx'

type Words = Record<Verdict, readonly [tone: Tone, title: string, text: string]>

/** `size`: of what was sealed, where more may stand behind it. */
type Props = { sha256: string; size?: number; words: Words }

/** The file never leaves the browser: only its hash is compared, here. */
export function FileCheck({ sha256, size = Infinity, words: of }: Props) {
  const [verdict, setVerdict] = useState<Verdict>()
  const [tone, title, words] = verdict ? of[verdict] : []
  return (
    <>
      <FileDrop
        small
        title="Tem o arquivo?"
        hint="Confira se é o mesmo, byte por byte. Ele não sai deste aparelho."
        onFile={(file) => void judge(file, sha256, size).then(setVerdict)}
      />
      <VerdictPlace>{verdict && <VerdictCard tone={tone!} title={title!} text={words!} />}</VerdictPlace>
    </>
  )
}
