import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { RadioField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { Facts, Muted, Section, Words } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { writtenText } from '#wire/text/visible-text.ts'
import { POINTS } from '../../wire/interview-words.ts'
import { giveScorecard, showInterview } from '../../wire/interviews.ts'
import type { Interview } from '../parts/agenda-words.ts'
import styles from '../parts/agenda.module.css'

type Form = { points: (number | null)[]; remarks: string }
const OPTIONS = Object.entries(POINTS).map(([value, words]) => ({ value: Number(value), label: `${value} · ${words}` }))
const schema = z.object({ points: z.array(z.int('Dê de 1 a 4 pontos')), remarks: writtenText(0, 4000) })
const wordsOf = (points: number | undefined) => (points ? `${points} · ${POINTS[points as keyof typeof POINTS]}` : '—')

function Card({ id, attributes: of, onDone }: Interview & { onDone: () => void }) {
  const give = useAct(giveScorecard, { done: 'Seus pontos foram salvos.', refresh: [showInterview] })
  const own = of.scorecards.find((one) => one.own)
  return (
    <SendingForm<Form>
      schema={schema}
      values={{ points: of.criteria.map((_, i) => own?.points[i] ?? null), remarks: own?.remarks ?? '' }}
      labels={Object.fromEntries([...of.criteria.map((name, i) => [`points.${i}`, name]), ['remarks', 'Anotações']])}
      root="scorecard"
      submit="Salvar os pontos"
      kept={`scorecard ${id}`}
      send={async ({ points, remarks }) => {
        await give.act({ id, scorecard: { points: points as number[], remarks: remarks.trim() || null } })
        onDone()
      }}
    >
      <div className={styles.points}>
        {of.criteria.map((name, i) => (
          <RadioField<number, Form> key={name} name={`points.${i}`} label={name} required options={OPTIONS} />
        ))}
      </div>
      <TextareaField<Form> name="remarks" label="Anotações" most={4000} />
    </SendingForm>
  )
}

/** One's own first: those of others are shown once it is given. */
export function Scorecards(interview: Interview) {
  const { attributes: of } = interview
  const own = of.scorecards.find((one) => one.own)
  const [editing, setEditing] = useState(false)
  if (!of.may_score && of.scorecards_given === 0) return null
  const hidden = of.scorecards_given - of.scorecards.length
  return (
    <Section title="Pontos da entrevista" id="scorecards">
      {hidden > 0 && <Muted>Os pontos dos colegas aparecem depois dos seus.</Muted>}
      {of.scorecards.map(({ by, points, remarks }) => (
        <div key={by}>
          <h3>{by}</h3>
          <Facts facts={of.criteria.map((name, i) => [name, wordsOf(points[i])] as const)} />
          {remarks && (
            <p>
              <Words>{remarks}</Words>
            </p>
          )}
        </div>
      ))}
      {of.may_score && (!own || editing) && <Card {...interview} onDone={() => setEditing(false)} />}
      {of.may_score && own && !editing && (
        <div>
          <Button onClick={() => setEditing(true)}>Mudar os meus pontos</Button>
        </div>
      )}
    </Section>
  )
}
