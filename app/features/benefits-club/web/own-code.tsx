import { IconCopy } from '#web/icons/c/copy.ts'
import { useState } from 'react'
import { Actions, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './benefits.module.css'

export function OwnCode({ code }: { code: string }) {
  const [copied, setCopied] = useState<boolean>()
  /** Without a secure connection browsers have no clipboard. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <Stack>
      <input className={styles.code} readOnly value={code} aria-label="O seu código" />
      <Actions>
        <Button onClick={() => void copy()}>
          <Icon of={IconCopy} /> Copiar código
        </Button>
      </Actions>
      <p role="status">
        {copied === true && 'Código copiado.'}
        {copied === false && 'Selecione o código acima e copie.'}
      </p>
    </Stack>
  )
}
