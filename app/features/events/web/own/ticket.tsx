import { Muted, Section } from '#web/page/page.tsx'
import styles from '../public/event.module.css'
import { titleOf, type Registration } from './registration-words.ts'

/** Shown at the entrance: the picture, or the code below it where no camera reads. */
export function Ticket({ of }: { of: Registration['attributes'] }) {
  if (!of.qr || !of.code || of.over) return null
  return (
    <Section title="Ingresso" id="ingresso" lead="Mostre este QR code na entrada.">
      <div className={styles.ticket}>
        <img className={styles.qr} src={of.qr} width={280} height={280} alt={`QR code do ingresso: ${titleOf(of)}`} />
        <Muted>Se a câmera não ler, diga este código:</Muted>
        <code className={styles.code}>{of.code}</code>
      </div>
    </Section>
  )
}
