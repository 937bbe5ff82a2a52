import { useState } from 'react'
import type { Attributes } from '../../wire/buttons.ts'
import { FlowDiagram } from './flow-diagram.tsx'
import styles from './detail.module.css'
import { stepsOf } from './steps.ts'
import { Stepper } from './stepper.tsx'

type View = 'steps' | 'flow'
const VIEWS: Record<View, string> = { steps: 'Etapas', flow: 'Fluxo' }

/** The steps as a list or as a diagram. Behind the diagram the list stays for who cannot see it. */
export function StepsCard({ attributes, now }: { attributes: Attributes; now: number }) {
  const [view, setView] = useState<View>('steps')
  const steps = stepsOf(attributes, now)
  if (!steps.length) return null
  return (
    <section className={styles.card} aria-labelledby="steps">
      <header className={styles.head}>
        <h2 id="steps">Assinaturas</h2>
        <div className={styles.views} role="radiogroup" aria-label="Visão das etapas">
          {(Object.keys(VIEWS) as View[]).map((one) => (
            <label key={one} data-chosen={view === one || undefined}>
              <input type="radio" className="unseen" name="view" checked={view === one} onChange={() => setView(one)} />
              {VIEWS[one]}
            </label>
          ))}
        </div>
      </header>
      <div className={styles.inside}>
        <Stepper steps={steps} unseen={view === 'flow'} />
        {view === 'flow' && <FlowDiagram steps={steps} />}
      </div>
    </section>
  )
}
