import type { CSSProperties } from 'react'
import { FieldFrame } from '#web/form/field-frame.tsx'
import { useField } from '#web/form/use-field.ts'
import { brandStyle, COLOUR_EXAMPLE, isColour, READS, readsAt } from '#wire/colour/brand-colours.ts'
import { partnerRecord } from '../../wire/partner-record.ts'
import styles from './partners.module.css'

const ratio = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** Never rounded up to what it does not reach. */
const told = (colour: string) => `${ratio.format(Math.floor(readsAt(colour) * 10) / 10)} : 1`

/** Chosen by hand or typed; how well it reads is told at once, and how the board wears it in both themes. */
export function ColourField() {
  const field = useField<string, { colour: string }, never>({ name: 'colour' })
  const colour = field.value ?? ''
  const known = isColour(colour)
  const style = known ? brandStyle(colour) : undefined
  return (
    <div className={styles.colour}>
      <FieldFrame
        label={partnerRecord.colour.label}
        hint={`Como ${COLOUR_EXAMPLE}. Sem cor, o mural usa as da plataforma.`}
        error={field.error}
        filled={colour !== ''}
      >
        {(box) => (
          <input
            {...box}
            ref={field.ref}
            name="colour"
            value={colour}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
            onBlur={field.onBlur}
          />
        )}
      </FieldFrame>
      <input
        type="color"
        className={styles.swatch}
        aria-label="Escolher a cor"
        value={known ? colour.toLowerCase() : undefined}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value.toUpperCase())}
        onBlur={field.onBlur}
      />
      <p className={styles.contrast} role="status">
        {known &&
          (style
            ? `Contraste de ${told(colour)}: a cor vale.`
            : `Contraste de ${told(colour)}: são precisos ${ratio.format(READS)} : 1 para ler textos e botões.`)}
      </p>
      {style && <Samples style={style} />}
    </div>
  )
}

const Samples = ({ style }: { style: CSSProperties }) => (
  <div className={styles.samples} style={style} aria-hidden>
    {['Claro', 'Escuro'].map((theme) => (
      <div key={theme} className={styles.sample} data-theme={theme}>
        <span className={styles.way}>{theme}: um link</span>
        <span className={styles.act}>Um botão</span>
      </div>
    ))}
  </div>
)
