import { IconBrandWhatsapp } from '#web/icons/b/brand-whatsapp.ts'
import { IconCopy } from '#web/icons/c/copy.ts'
import { useState } from 'react'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './share-dialog.module.css'

/** WhatsApp, and the link to copy. */
export function ShareWays({ shared: { title, url } }: { shared: { title: string; url: string } }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.ways}>
      <ButtonAnchor
        href={`https://wa.me/?${new URLSearchParams({ text: `${title}: ${url}` })}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={IconBrandWhatsapp} /> WhatsApp
      </ButtonAnchor>
      <Button onClick={() => void copy()}>
        <Icon of={IconCopy} /> Copiar link
      </Button>
      <input className={styles.link} readOnly value={url} aria-label="Link da vaga" />
      <p role="status" className={styles.told}>
        {copied === true && 'Link copiado.'}
        {copied === false && 'Selecione o link acima e copie.'}
      </p>
    </div>
  )
}
