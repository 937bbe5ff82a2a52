import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useWizard } from '#web/ui/steps/use-wizard.ts'
import { CompletenessNote } from '../completeness-note.tsx'
import type { OwnAttributes } from '../own-attributes.ts'
import { FieldsForm } from '../profile/fields-form.tsx'
import { Finish } from './finish.tsx'
import { StepList } from './step-list.tsx'
import { useLeftAt } from './use-left-at.ts'
import { firstPlace, placeOfStep, stepAt, WIZARD_STEPS } from './wizard-steps.ts'
import styles from './wizard.module.css'

const LENGTH = WIZARD_STEPS.length

/** The step stands in the address, so that it can be shared with oneself, gone back to and linked from elsewhere. */
function useHeldPlace(profile: OwnAttributes) {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => firstPlace(profile))
  const asked = placeOfStep(search.get('passo'))
  const go = useCallback(
    (place: number, replace = false) =>
      setSearch((before) => ({ ...Object.fromEntries(before), passo: stepAt(place) }), {
        replace,
        preventScrollReset: true,
      }),
    [setSearch],
  )
  useEffect(() => {
    if (asked < 0) go(first, true)
  }, [asked, first, go])
  return [asked < 0 ? first : asked, go] as [number, (place: number) => void]
}

export function Wizard({ profile }: { profile: OwnAttributes }) {
  const { step: place, forward, back, isFirst, heading } = useWizard(LENGTH + 1, useHeldPlace(profile))
  const current = WIZARD_STEPS[place]
  useLeftAt(stepAt(place), profile.wizard_step)
  return (
    <>
      <CompletenessNote {...profile} here={current?.step} />
      <div className={styles.columns}>
        <StepList key={place} place={place} profile={profile} />
        {current ? (
          <section className={styles.card} aria-labelledby="passo">
            <div>
              <h2 id="passo" ref={heading} tabIndex={-1}>
                {current.title}
              </h2>
              <p className={styles.muted}>{current.lead}</p>
            </div>
            <FieldsForm
              key={current.step}
              fields={current.fields}
              submit="Salvar e continuar"
              whole={current.whole}
              onSaved={forward}
              actions={
                <>
                  {!isFirst && <Button onClick={back}>Voltar</Button>}
                  <Button kind="quiet" onClick={forward}>
                    Pular por agora
                  </Button>
                </>
              }
            />
          </section>
        ) : (
          <Finish heading={heading} profile={profile} />
        )}
      </div>
    </>
  )
}
